import Foundation

/// The elements of a frame as a list in the order of the tree, made only as far as someone asks for it.
///
/// The number of an element is its place in that order, so everything inside an element has the numbers that follow its own.
final class ElementTree {
  private struct Node {
    // The root keeps every element alive; counting references here would take longer than all the rest.
    unowned(unsafe) let element: Element
    let origin: CGPoint
    /// The number after the last element inside; negative as long as the inside has not been passed.
    var end: Int
  }

  private let root: Element
  private var nodes: [Node] = []
  /// The elements whose inside is being passed, each with the number of children passed.
  private var open: [(node: Int, nextChild: Int)] = []

  init(_ root: Element) {
    self.root = root
    append(root, origin: root.frame.origin)
  }

  /// How many elements have been passed so far.
  var visitedCount: Int { nodes.count }

  func element(_ index: Int) -> Element { nodes[index].element }

  func snapshot(_ index: Int, includesChildren: Bool = false) -> ElementSnapshot {
    let node = nodes[index]
    return ElementSnapshot(
      element: node.element, frame: CGRect(origin: node.origin, size: node.element.frame.size),
      includesChildren: includesChildren)
  }

  /// Whether there is an element of that number inside the other.
  func isElement(_ index: Int, inside ancestor: Int) -> Bool {
    while index >= nodes.count, nodes[ancestor].end < 0 { advance() }
    return nodes[ancestor].end < 0 || index < nodes[ancestor].end
  }

  /// The number after the last element inside.
  func end(of index: Int) -> Int {
    while nodes[index].end < 0 { advance() }
    return nodes[index].end
  }

  /// Passes one more element, or comes to the end of one.
  private func advance() {
    guard let (parent, child) = open.last else { return }
    let element = nodes[parent].element
    guard child < element.children.count else {
      nodes[parent].end = nodes.count
      open.removeLast()
      return
    }
    open[open.count - 1].nextChild = child + 1
    let origin = nodes[parent].origin
    let offset = element.contentOffset
    let next = element.children[child]
    append(
      next, origin: CGPoint(x: origin.x - offset.x + next.frame.minX, y: origin.y - offset.y + next.frame.minY))
  }

  private func append(_ element: Element, origin: CGPoint) {
    let index = nodes.count
    let isLeaf = element.children.isEmpty
    nodes.append(Node(element: element, origin: origin, end: isLeaf ? index + 1 : -1))
    if !isLeaf { open.append((index, 0)) }
  }
}
