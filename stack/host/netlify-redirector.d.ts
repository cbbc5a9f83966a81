/** The package has no types; these are the parts that rules.ts uses. */
declare module 'netlify-redirector' {
  export interface Asked {
    scheme: string;
    host: string;
    path: string;
    query: string;
    headers: Record<string, string>;
    cookieValues: Record<string, string>;
    getHeader(name: string): string;
    getCookie(name: string): string;
  }

  export interface Match {
    to: string;
    status: number;
    force: boolean;
    force404: boolean;
  }

  export interface Matcher {
    match(asked: Asked): Match | null;
  }

  const redirector: { parseJSON(rules: string, options: object): Promise<Matcher> };
  export default redirector;
}
