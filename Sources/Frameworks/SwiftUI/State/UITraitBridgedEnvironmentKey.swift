import UIKit

/// See [UITraitBridgedEnvironmentKey](https://developer.apple.com/documentation/uikit/uitraitbridgedenvironmentkey).
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Value
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
  private enum BridgedKey: EnvironmentKey { static var defaultValue: BridgedTraits { BridgedTraits() } }

  /// The value is a trait: that of the view which holds the graph, or what was set further in.
  public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
    get { key.read(from: traits) }
    set {
      bridgedTraits.set(key) { key.write(to: &$0, value: newValue) }
      traits = bridgedTraits.applied(to: traits)
    }
  }

  /// What was set of such values, for UIKit's views in the graph.
  var bridgedTraits: BridgedTraits {
    get { self[BridgedKey.self] }
    set { self[BridgedKey.self] = newValue }
  }
}

/// What writes values of the environment into traits, each key once.
struct BridgedTraits {
  typealias Writer = (inout any UIMutableTraits) -> Void

  private var writers: [(key: ObjectIdentifier, write: Writer)] = []

  var isEmpty: Bool { writers.isEmpty }

  mutating func set(_ key: Any.Type, _ write: @escaping Writer) {
    writers.removeAll { $0.key == ObjectIdentifier(key) }
    writers.append((ObjectIdentifier(key), write))
  }

  func applied(to traits: UITraitCollection) -> UITraitCollection { isEmpty ? traits : traits.modifyingTraits(apply) }

  /// Answers what is overridden then.
  func applied(to overrides: any UITraitOverrides) -> any UITraitOverrides {
    var traits: any UIMutableTraits = overrides
    apply(to: &traits)
    return traits as? any UITraitOverrides ?? overrides
  }

  private func apply(to traits: inout any UIMutableTraits) { for writer in writers { writer.write(&traits) } }
}
