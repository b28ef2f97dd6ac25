import ts from 'typescript-6';

interface TypedColumn {
  /** `table.column` */
  name: string;
  category: string;
  isNullable: boolean;
}

/** The columns of the interface `Schema` with the kind of value that a query reads from each. */
export function readTableTypes(file: string): TypedColumn[] {
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: ['node'],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const schema = source?.statements.find(
    (each) => ts.isInterfaceDeclaration(each) && each.name.text === 'Schema',
  );
  if (!schema) throw new Error(`There is no interface Schema in ${file}.`);
  const tables = checker.getTypeAtLocation(schema).getProperties();
  return tables.flatMap((table) =>
    checker
      .getTypeOfSymbol(table)
      .getProperties()
      .map((column) => ({
        name: `${table.name}.${column.name}`,
        ...describeType(checker, selectedType(checker, checker.getTypeOfSymbol(column))),
      })),
  );
}

/** Kysely's `ColumnType` and `Generated` hold what a query reads in a marker property. */
function selectedType(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  const members = type.isUnion() ? type.types : [type];
  for (const member of members) {
    const marker = member.getProperty('__select__');
    if (marker) return checker.getTypeOfSymbol(marker);
  }
  return type;
}

function describeType(checker: ts.TypeChecker, type: ts.Type) {
  const members = type.isUnion() ? type.types : [type];
  const isNullable = members.some((each) => (each.flags & ts.TypeFlags.Null) !== 0);
  const categories = members
    .filter((each) => (each.flags & ts.TypeFlags.Null) === 0)
    .map((each) => typeCategory(checker, each));
  return { isNullable, category: [...new Set(categories)].toSorted().join(' or ') };
}

function typeCategory(checker: ts.TypeChecker, type: ts.Type): string {
  if (type.flags & ts.TypeFlags.Unknown) return 'unknown';
  if (type.flags & ts.TypeFlags.StringLike) return 'string';
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (type.symbol?.name === 'Buffer') return 'bytes';
  if (!checker.isArrayType(type)) return 'json';
  const [element] = checker.getTypeArguments(type as ts.TypeReference);
  const { category } = element ? describeType(checker, element) : { category: 'unknown' };
  return ['string', 'number', 'boolean'].includes(category) ? `${category}[]` : 'json';
}
