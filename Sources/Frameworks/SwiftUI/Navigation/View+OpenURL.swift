import UIKit

extension View {
  /// Called with URLs of the app's own schemes, in apps that begin with an `App`.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(_OpenURLModifier(action: action))
  }
}
