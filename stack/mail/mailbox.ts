import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mkdir } from '#stack/paths.ts';

/** A message as it arrived: its fields in their order, including those of the service (`service_id` …). */
export interface Message {
  /** The time of arrival, ISO 8601. */
  at: string;
  fields: [name: string, value: string][];
}

/** The folder of messages, one numbered file each. */
export class Mailbox {
  private readonly dir: string;

  constructor(dir: string) {
    this.dir = mkdir(dir);
  }

  keep(message: Message): void {
    const last = Number.parseInt(this.names().at(-1) ?? '0', 10);
    const file = join(this.dir, `${String(last + 1).padStart(6, '0')}.json`);
    // Renamed when complete, because other processes may read this folder at any time.
    writeFileSync(`${file}.partial`, `${JSON.stringify(message, null, 2)}\n`);
    renameSync(`${file}.partial`, file);
  }

  /** All messages, newest first. */
  messages(): Message[] {
    return this.names()
      .toReversed()
      .map((name) => JSON.parse(readFileSync(join(this.dir, name), 'utf8')));
  }

  private names(): string[] {
    return readdirSync(this.dir)
      .filter((name) => /^\d+\.json$/.test(name))
      .sort();
  }
}
