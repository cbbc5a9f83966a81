// Draws the icons of the installed app (public/manifest.webmanifest) from the ornament.
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { appIcon } from './illustrations/app-icon.ts';

const icons = [
  { name: '192', size: 192, margin: 0.06 },
  { name: '512', size: 512, margin: 0.06 },
  // A launcher may cut up to a fifth of each side.
  { name: 'maskable-512', size: 512, margin: 0.2 },
];

mkdirSync('public/icons', { recursive: true });
for (const { name, size, margin } of icons) {
  await sharp(Buffer.from(appIcon(margin)), { density: 288 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(`public/icons/${name}.png`);
}
