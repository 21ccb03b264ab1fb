import UIKit

/// A part of a text that can be tapped.
struct TextLink: Equatable {
  /// The mark of the part's runs in the layout.
  var mark: Int
  var text: String
  var url: URL
}
