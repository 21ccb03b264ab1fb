import UIKit

/// A delegate adaptor of any type.
@MainActor
protocol DelegateAdaptor {
  static var delegateType: any UIApplicationDelegate.Type { get }
}
