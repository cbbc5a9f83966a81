import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { editor as texts } from '#panel/article-texts.ts';
import type { commands, ToolsState } from './commands.ts';

/** 24 grid, stroke 1.75, square turns, as in icons.ts. */
const editorIcons = {
  bold: 'M7 4v16M7 4h7l3 3v2l-3 3H7M7 12h8l3 3v2l-3 3H7',
  code: 'M8 6l-6 6 6 6M16 6l6 6-6 6',
  codeBlock: 'M3 4h18v16H3zM10 9l-3 3 3 3M14 9l3 3-3 3',
  heading: 'M3 5v14M12 5v14M3 12h9M16 10h5v4.5h-5V19h5',
  image: 'M3 4h18v16H3zM3 17l6-6 5 5 3-3 4 4M15 8h2v2h-2z',
  italic: 'M10 4h8M6 20h8M14 4l-4 16',
  link: 'M10 14l4-4M9 9H6l-3 3v2l3 3h4M15 15h3l3-3v-2l-3-3h-4',
  list: 'M9 6h12M9 12h12M9 18h12M3 6h3M3 12h3M3 18h3',
  numbers: 'M10 6h11M10 12h11M10 18h11M3 5l2-1v5M3 14h3v2l-3 3v1h3',
  quote: 'M4 6v12M9 8h12M9 12h12M9 16h7',
  redo: 'M20 9H8l-4 4v2l4 4h8M16 5l4 4-4 4',
  subheading: 'M3 5v14M12 5v14M3 12h9M16 10h5v9h-5M17 14.5h4',
  table: 'M3 4h18v16H3zM3 9h18M3 14.5h18M9 9v11M15 9v11',
  undo: 'M4 9h12l4 4v2l-4 4H8M8 5L4 9l4 4',
} as const;

type EditorIconName = keyof typeof editorIcons;

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
