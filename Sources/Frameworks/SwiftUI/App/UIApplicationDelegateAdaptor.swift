import UIKit

/// Gives an app a delegate: [UIApplicationDelegateAdaptor](https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor).
@propertyWrapper
@preconcurrency @MainActor
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DelegateAdaptor {
  nonisolated public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  public var wrappedValue: DelegateType {
    guard let delegate = UIApplication.shared.delegate as? DelegateType else {
      fatalError("the application's delegate is no \(DelegateType.self): it is made when the app launches")
    }
    return delegate
  }

  static var delegateType: any UIApplicationDelegate.Type { DelegateType.self }
}

/// A delegate adaptor of any type.
@MainActor
protocol DelegateAdaptor {
  static var delegateType: any UIApplicationDelegate.Type { get }
}
