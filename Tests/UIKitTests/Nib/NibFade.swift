@testable @_spi(Windfall) import UIKit

/// A segue of the app's own.
final class NibFade: UIStoryboardSegue {
  override func perform() { source.present(destination, animated: false) }
}
