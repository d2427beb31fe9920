const message =
  'A table with `Record<string, …>` accepts unknown keys. Leave the annotation out, use the words of an enum as keys, or a `Map`.';

const noOpenRecord = {
  create: (context) => ({
    TSTypeReference(node) {
      const [keys] = node.typeArguments?.params ?? [];
      // `satisfies` preserves the keys in the type.
      if (node.parent.type === 'TSSatisfiesExpression') return;
      if (node.typeName.name === 'Record' && keys?.type === 'TSStringKeyword')
        context.report({ node, message });
    },
  }),
};

export default { meta: { name: 'engine' }, rules: { 'no-open-record': noOpenRecord } };
