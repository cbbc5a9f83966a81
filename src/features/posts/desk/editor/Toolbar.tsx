import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { editor as texts } from '#panel/article-texts.ts';
import { type EditorIconName, editorIcons } from '../editor-icons.ts';
import type { commands, ToolsState } from './commands.ts';

export type Asking = 'link' | 'image';
export type Tool = keyof typeof commands | Asking;

const groups: Tool[][] = [
  ['heading', 'subheading'],
  ['bold', 'italic', 'code', 'link'],
  ['list', 'numbers', 'quote'],
  ['codeBlock', 'table', 'image'],
  ['undo', 'redo'],
];
const order = groups.flat();

interface Props {
  tools: ToolsState;
  asking: Asking | null;
  controls: string;
  onTool(tool: Tool): void;
  ref: Ref<HTMLDivElement>;
}

const pressedOf = (tool: Tool, tools: ToolsState): boolean | undefined => {
  switch (tool) {
    case 'heading':
      return tools.heading === 2;
    case 'subheading':
      return tools.heading === 3;
    case 'link':
      return tools.link !== null;
    case 'codeBlock':
      return tools.codeBlock !== null;
    case 'image':
    case 'undo':
    case 'redo':
      return undefined;
    default:
      return tools[tool];
  }
};

/** One Tab stop for the whole toolbar; arrow keys move between the tools. */
export function Toolbar({ tools, asking, controls, onTool, ref }: Props) {
  const [stop, setStop] = useState<Tool>('heading');
  const buttons = useRef(new Map<Tool, HTMLButtonElement>());
  const walk = (event: KeyboardEvent) => {
    const at = order.indexOf(stop);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: order.length - 1 }[event.key];
    if (next === undefined || !(event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const tool = order[(next + order.length) % order.length];
    if (tool) buttons.current.get(tool)?.focus();
  };
  return (
    <div className="toolbar" ref={ref}>
      <div
        className="tool-groups"
        role="toolbar"
        aria-label={texts.toolbar}
        aria-controls={controls}
        onKeyDown={walk}
      >
        {groups.map((group) => (
          <div className="tool-group" key={group[0]}>
            {group.map((tool) => (
              <ToolButton
                key={tool}
                icon={tool}
                label={texts[tool]}
                pressed={pressedOf(tool, tools)}
                expanded={tool === 'link' || tool === 'image' ? asking === tool : undefined}
                disabled={(tool === 'undo' && !tools.undo) || (tool === 'redo' && !tools.redo)}
                isStop={tool === stop}
                onPress={() => onTool(tool)}
                onFocus={() => setStop(tool)}
                ref={(button) => {
                  if (button) buttons.current.set(tool, button);
                  else buttons.current.delete(tool);
                }}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

interface ToolButtonProps {
  icon: EditorIconName;
  label: string;
  /** Only for a toggle. */
  pressed?: boolean | undefined;
  expanded?: boolean | undefined;
  disabled?: boolean;
  isStop: boolean;
  onPress(): void;
  onFocus(): void;
  ref?: Ref<HTMLButtonElement>;
}

function ToolButton({
  icon,
  label,
  pressed,
  expanded,
  disabled = false,
  isStop,
  onPress,
  onFocus,
  ref,
}: ToolButtonProps) {
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
      // The caret stays in the text.
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
