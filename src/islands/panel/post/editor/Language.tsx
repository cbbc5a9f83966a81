import { languageNames } from '#markup/shared/code-frame.ts';
import { editor as texts } from '#messages/panel/panel-post.ts';

interface Props {
  language: string;
  onLanguage(language: string): void;
}

/** In which language the code around the caret is. Below the text, so that nothing moves when the caret comes to code. */
export function Language({ language, onLanguage }: Props) {
  // A post may have a language that has no name here; it is not taken away.
  const known = language === '' || language in languageNames;
  return (
    <label className="tool-language">
      <span>{texts.language}</span>
      <select className="input" value={language} onChange={({ target }) => onLanguage(target.value)}>
        <option value="">{texts.noLanguage}</option>
        {!known && <option value={language}>{language}</option>}
        {Object.entries(languageNames).map(([value, name]) => (
          <option key={value} value={value} lang="en">
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
