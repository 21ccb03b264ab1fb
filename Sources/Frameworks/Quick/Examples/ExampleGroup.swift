/// What `describe` and `context` make: examples, groups in it, and hooks for all of them.
final class ExampleGroup {
  private enum Child {
    case example(ExampleBase)
    case group(ExampleGroup)
  }

  private let text: String
  private let ownMarks: ExampleMarks
  private let parent: ExampleGroup?
  let hooks = ExampleHooks()
  private var children: [Child] = []

  /// The group of a whole spec has no parent, and no text.
  init(_ text: String = "", in parent: ExampleGroup? = nil, marks: ExampleMarks = []) {
    self.text = text
    self.parent = parent
    ownMarks = marks
    parent?.children.append(.group(self))
  }

  func add(_ example: ExampleBase) { children.append(.example(example)) }

  /// Its own examples and those of the groups in it, as they are written.
  var examples: [ExampleBase] {
    children.flatMap { child in
      switch child {
      case .example(let example): [example]
      case .group(let group): group.examples
      }
    }
  }

  /// The texts of the groups around, from the outside in.
  var name: String {
    guard let parent else { return text }
    let around = parent.name
    return around.isEmpty ? text : "\(around), \(text)"
  }

  var marks: ExampleMarks { ownMarks.union(parent?.marks ?? []) }

  /// The hooks of the groups around and its own, from the outside in.
  var allHooks: [ExampleHooks] { (parent?.allHooks ?? []) + [hooks] }
}
