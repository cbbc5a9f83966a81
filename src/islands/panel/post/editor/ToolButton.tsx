import type { Ref } from 'react';
import { type EditorIconName, editorIcons } from '#illustrations/editor-icons.ts';

interface Props {
  icon: EditorIconName;
  label: string;
  /** Left out for a tool that is not a toggle. */
  pressed?: boolean | undefined;
  expanded?: boolean | undefined;
  disabled?: boolean;
  /** Only one tool of the toolbar is reached with the Tab key. */
  isStop: boolean;
  onPress(): void;
  onFocus(): void;
  ref?: Ref<HTMLButtonElement>;
}

export function ToolButton({
  icon,
  label,
  pressed,
  expanded,
  disabled = false,
  isStop,
  onPress,
  onFocus,
  ref,
}: Props) {
  return (
    <button
      className="tool"
      ref={ref}
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-disabled={disabled}
      tabIndex={isStop ? 0 : -1}
      // Keeps the caret in the text.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={onFocus}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={editorIcons[icon]} />
      </svg>
    </button>
  );
}
