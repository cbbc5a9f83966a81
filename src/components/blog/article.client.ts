// The scripts of an article. One file, because several compress worse.
import '#components/shared/code-copy.client.ts';
import './share-links.client.ts';
import './toc.client.ts';
