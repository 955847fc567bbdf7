import hooks from 'eslint-plugin-react-hooks'
import ts from 'typescript-eslint'

/** Formatting is prettier's; walls between packages are test/architecture.test.ts's. */
export default ts.config(
  { ignores: ['**/dist/**', '**/node_modules/**', 'data/**', 'test/fixtures/**', 'docs/**'] },
  ...ts.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'react-hooks': hooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only: one name everywhere.' },
        {
          selector: "MemberExpression[property.name='getSemanticHTML']",
          message: 'Unpatched XSS (CVE-2025-15056): walk the Delta.',
        },
        { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'CV text is data: walk it.' },
        {
          selector: 'TemplateElement[value.raw=/ like \\x27/i]',
          message: '`_` is a LIKE wildcard and ids hold it: compare whole segments.',
        },
      ],
    },
  },
  {
    files: ['packages/{runtime,widgets}/src/**/*.{ts,tsx}', 'host-app/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@tabard/contract',
              importNames: ['routes'],
              message: 'The table brings every call into the bundle. Import the call itself, by its name.',
            },
          ],
        },
      ],
    },
  },
  { files: ['*.config.{ts,mjs}'], rules: { 'no-restricted-syntax': 'off' } },
)
