import Foundation

/// The elements of a frame as a list in the order of the tree, made only as far as someone asks for it.
///
/// The number of an element is its place in that order, so everything inside an element has the numbers that follow its own.
final class ElementTree {
  private struct Node {
    let element: Element
    let origin: CGPoint
    /// The number after the last element inside; negative as long as the inside has not been passed.
    var end: Int
  }

  private var nodes: [Node] = []
  /// The elements whose inside is being passed, each with the number of children passed.
  private var open: [(node: Int, nextChild: Int)] = []

  init(_ root: Element) {
    nodes.append(Node(element: root, origin: root.frame.origin, end: -1))
    open.append((0, 0))
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

  private func advance() {
    while let (parent, child) = open.last {
      let node = nodes[parent]
      guard child < node.element.children.count else {
        nodes[parent].end = nodes.count
        open.removeLast()
        // Whoever waits for the end of this element can go on.
        return
      }
      let element = node.element.children[child]
      open[open.count - 1].nextChild = child + 1
      open.append((nodes.count, 0))
      let origin = CGPoint(x: node.origin.x + element.frame.minX, y: node.origin.y + element.frame.minY)
      nodes.append(Node(element: element, origin: origin, end: -1))
      return
    }
  }
}
