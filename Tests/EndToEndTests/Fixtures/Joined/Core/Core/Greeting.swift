import UIKit

/// Something that both apps say.
public final class Greeting: NSObject {
  public static func text(for name: String) -> String { "Hello, \(name)" }

  /// The label that shows it.
  public static func label(for name: String) -> UILabel {
    let label = UILabel()
    label.text = text(for: name)
    return label
  }
}
