import { editor as texts } from '#messages/panel/panel-post.ts';
import type { TableTool } from './table-commands.ts';

const tools: TableTool[] = ['addRow', 'addColumn', 'removeRow', 'removeColumn', 'removeTable'];

interface Props {
  onTool(tool: TableTool): void;
  /** Returns to the text. */
  onLeave(): void;
}

/** The tools of the table around the caret. Below the text, so that the text does not move when the caret enters a table. */
export function TableRow({ onTool, onLeave }: Props) {
  return (
    <fieldset
      className="tool-table"
      aria-label={texts.tableTools}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onLeave();
      }}
    >
      {tools.map((tool) => (
        <button
          key={tool}
          className="more"
          type="button"
          // Keeps the caret in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTool(tool)}
        >
          {texts.tableTool[tool]}
        </button>
      ))}
    </fieldset>
  );
}
