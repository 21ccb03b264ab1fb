/// The symbols of assets of one kind, in the namespaces that their folders provide.
struct AssetSymbolTree {
  struct Member: Equatable {
    /// The Swift name.
    var symbol: String
    /// The asset's own, with its folders.
    var asset: String
  }

  struct Namespace {
    /// The name of the type.
    var type: String
    var tree: AssetSymbolTree
  }

  private(set) var members: [Member] = []
  private(set) var namespaces: [Namespace] = []

  /// Of two assets whose names come to the same symbol, the first in order gets it.
  init(_ names: [String]) {
    for name in names.sorted() { add(name, parts: name.split(separator: "/").map { String($0) }[...]) }
  }

  private init() {}

  /// The symbols that lie in no namespace.
  var withoutNamespaces: AssetSymbolTree {
    var tree = self
    tree.namespaces = []
    return tree
  }

  private mutating func add(_ name: String, parts: ArraySlice<String>) {
    guard let first = parts.first else { return }
    if parts.count == 1 {
      guard let symbol = AssetSymbolName.member(for: first), !members.contains(where: { $0.symbol == symbol }) else {
        return
      }
      members.append(Member(symbol: symbol, asset: name))
    } else if let type = AssetSymbolName.type(for: first) {
      let index = namespaces.firstIndex { $0.type == type } ?? namespaces.endIndex
      if index == namespaces.endIndex { namespaces.append(Namespace(type: type, tree: AssetSymbolTree())) }
      namespaces[index].tree.add(name, parts: parts.dropFirst())
    }
  }
}
