import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}

/** Islands that load when they are first touched (interaction-directive.ts). */
export function interaction(): AstroIntegration {
  return {
    name: 'interaction',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'interaction', entrypoint: './src/build/interaction-directive.ts' });
      },
    },
  };
}
