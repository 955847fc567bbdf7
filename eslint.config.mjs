import hooks from 'eslint-plugin-react-hooks'
import ts from 'typescript-eslint'

/** What no file may hold. */
const forbidden = [
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
]

/** What a browser may forbid by throwing: in a sandbox, and in another site's frame where third-party storage is blocked. */
const kept = '^(sessionStorage|localStorage|indexedDB|caches|cookieStore|BroadcastChannel|SharedWorker)$'
const bareStorage = [
  `Identifier[name=/${kept}/]`,
  `Literal[value=/${kept}/]`,
  'MemberExpression[property.name=/^(cookie|requestStorageAccess)$/]',
  'MemberExpression[property.name=/^(serviceWorker|storage|locks|storageBuckets)$/][object.name=/^(navigator)$/]',
  'MemberExpression[property.name=/^(serviceWorker|storage|locks|storageBuckets)$/][object.property.name=/^(navigator)$/]',
  'TemplateElement[value.raw=/\\b(sessionStorage|localStorage|indexedDB|BroadcastChannel|document\\.cookie)\\b/]',
].map((selector) => ({ selector, message: 'The browser may forbid this: use what runtime/src/storage has.' }))

const message = 'A person reads this: it belongs into a `.text.ts`, where it is said in each language.'
/** What a person reads: letters in markup, and plain texts where names, hints and news are given. */
const bareText = [
  'CallExpression[callee.name="usePageTitle"] Literal[value=/[A-Za-z]{2}/]',
  'JSXText[value=/[A-Za-z]{2}/]',
  'JSXElement > JSXExpressionContainer > Literal[value=/[A-Za-z]{2}/]',
  'JSXElement > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/[A-Za-z]{2}/]',
  'JSXElement > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > :matches(Literal[value=/[A-Za-z]{2}/], TemplateLiteral:has(TemplateElement[value.raw=/[A-Za-z]{2}/]))',
  ...[
    `JSXAttribute[name.name=/^(aria-label|aria-description|title|placeholder|alt|label|text|hint|note|foot|error|heading|noun|message)$/]`,
  ].flatMap((place) => [
    `${place} > Literal[value=/[A-Za-z]{2}/]`,
    `${place} > TemplateLiteral > TemplateElement[value.raw=/[A-Za-z]{2}/]`,
    `${place} > ConditionalExpression > Literal[value=/[A-Za-z]{2}/]`,
    `${place} > JSXExpressionContainer > :matches(Literal[value=/[A-Za-z]{2}/], TemplateLiteral:has(TemplateElement[value.raw=/[A-Za-z]{2}/]))`,
    `${place} > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal[value=/[A-Za-z]{2}/]`,
  ]),
  `Property[key.name=/^(title|text|label|message|hint|heading|placeholder|confirmText|cancelText|word)$/] > :matches(Literal[value=/^[A-Z].*[a-z]|[a-z]{2} [a-z]/], TemplateLiteral:has(TemplateElement[value.raw=/[A-Za-z]{2}/]))`,
  `Property[key.name=/^(title|text|label|message|hint|heading|placeholder|confirmText|cancelText|word)$/] > ConditionalExpression > Literal[value=/^[A-Z].*[a-z]|[a-z]{2} [a-z]/]`,
].map((selector) => ({ selector, message }))

/** Formatting is prettier's; walls between packages are test/architecture.test.ts's. */
export default ts.config(
  { ignores: ['**/dist/**', '**/node_modules/**', 'data/**', 'test/fixtures/**', 'docs/**'] },
  // No comment switches a rule off.
  { linterOptions: { noInlineConfig: true } },
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
      'no-restricted-syntax': ['error', ...forbidden],
    },
  },
  {
    files: ['packages/{runtime,widgets}/src/**/*.{ts,tsx}', 'host-app/src/**/*.{ts,tsx}'],
    // widgets/src/contract.ts is the published door to the whole contract: it is in no bundle of ours.
    ignores: ['**/*.test.{ts,tsx}', 'packages/widgets/src/contract.ts'],
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
  {
    files: ['packages/{runtime,widgets}/src/**/*.{ts,tsx}', 'host-app/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.text.ts', '**/testing/**', 'packages/widgets/src/manifest/**'],
    rules: { 'no-restricted-syntax': ['error', ...forbidden, ...bareText, ...bareStorage] },
  },
  {
    // The same for what runs in a browser and says nothing to a person in code.
    files: [
      'packages/{runtime,widgets}/src/**/*.text.ts',
      'packages/widgets/src/manifest/**/*.ts',
      'packages/{contract,paper}/src/**/*.ts',
      'packages/pool/src/hosted/**/*.ts',
      'host-app/src/**/*.text.ts',
      'examples/**/*.{js,ts,tsx}',
    ],
    rules: { 'no-restricted-syntax': ['error', ...forbidden, ...bareStorage] },
  },
  {
    files: ['packages/runtime/src/storage/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...forbidden, ...bareText] },
  },
  {
    // With types, because a promise that nobody waits for loses its failure. test/tsconfig.json holds scripts and .mjs files too.
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['examples/**'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  { files: ['*.config.{ts,mjs}'], rules: { 'no-restricted-syntax': 'off' } },
)
