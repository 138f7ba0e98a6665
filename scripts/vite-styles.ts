// What the build does so that pages need no styles inside their markup or scripts.
import type { Plugin } from "vite";

const SONNER = /\/sonner\/dist\/index\.mjs$/;
const INSERTION = /^__insertCSS\(".*"\);$/m;
const INSERTER = /^function __insertCSS\(code\) \{[\s\S]*?^\}$/m;

/** Leaves out the styles that sonner would insert by script; components import its stylesheet instead. */
export function sonnerWithoutStyles(): Plugin {
  return {
    name: "sonner-without-styles",
    transform: {
      filter: { id: SONNER },
      handler(code) {
        if (!INSERTION.test(code) || !INSERTER.test(code))
          this.error("sonner brings its styles in another way now");
        return { code: code.replace(INSERTION, "").replace(INSERTER, ""), map: null };
      },
    },
  };
}

/** The development server inserts styles by script, to change them in place, so its policy allows that. */
export function stylesWhileDeveloping(): Plugin {
  return {
    name: "styles-while-developing",
    configureServer(server) {
      server.middlewares.use((_, response, next) => {
        const setHeader = response.setHeader.bind(response);
        response.setHeader = (name, value) => {
          const isPolicy = name.toLowerCase() === "content-security-policy";
          return setHeader(
            name,
            isPolicy ? String(value).replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'") : value,
          );
        };
        next();
      });
    },
  };
}
