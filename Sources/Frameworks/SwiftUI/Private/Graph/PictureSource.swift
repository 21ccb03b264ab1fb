import UIKit

/// A node that shows a picture, for places that show no views.
@MainActor
protocol PictureSource: _ViewNode {
  var picture: UIImage? { get }
  /// What the picture is called.
  var pictureLabel: String { get }
}

extension _ViewNode {
  /// The first picture in the node.
  var plainPicture: UIImage? {
    if let source = self as? any PictureSource { return source.picture }
    for child in children {
      if let picture = child.plainPicture { return picture }
    }
    return nil
  }
}
