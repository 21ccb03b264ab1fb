@_spi(Windfall) import UIKit

/// What a modifier wants to have on screen, while it wants it.
@MainActor
struct PresentationRequest {
  enum Kind {
    case sheet(AnyView)
    case cover(AnyView)
    /// A page on the stack of the navigation around the modifier.
    case push(AnyView)
    case alert(AlertContent)
  }

  /// Another identifier is another presentation.
  let id: AnyHashable
  let kind: Kind
  /// Writes to the binding that nothing is wanted any more.
  let withdraw: @MainActor () -> Void
  var onDismiss: (@MainActor () -> Void)?

  /// The contents of the page, where it is one.
  var page: AnyView? {
    switch kind {
    case .sheet(let view), .cover(let view), .push(let view): view
    case .alert: nil
    }
  }
}

extension PresentationRequest {
  /// What is wanted while a binding is true.
  init?(
    _ isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil, _ kind: @MainActor () -> Kind
  ) {
    guard isPresented.wrappedValue else { return nil }
    self.init(id: true, kind: kind(), withdraw: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
  }

  /// What is wanted while a binding has a value.
  init?<Item: Identifiable>(
    _ item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil, _ kind: @MainActor (Item) -> Kind
  ) {
    guard let value = item.wrappedValue else { return nil }
    self.init(
      id: AnyHashable(value.id), kind: kind(value), withdraw: { item.wrappedValue = nil }, onDismiss: onDismiss)
  }
}

/// What views on a page that something presented end the presentation with.
@MainActor
final class PresentationHandle {
  /// Takes the wish for the presentation back.
  var onDismiss: (() -> Void)?
  private(set) lazy var mode = Binding<PresentationMode>(
    get: { PresentationMode(isPresented: true) },
    set: { [weak self] mode in if !mode.isPresented { self?.onDismiss?() } })

  /// For views that nothing presented.
  static let absentMode = Binding<PresentationMode>.constant(PresentationMode(isPresented: false))
}

extension EnvironmentValues {
  private enum PresentationKey: EnvironmentKey { static var defaultValue: PresentationHandle? { nil } }

  var presentation: PresentationHandle? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }

  /// Ends the presentation that the view is in.
  public var dismiss: DismissAction { DismissAction(handle: presentation) }

  public var isPresented: Bool { presentation != nil }

  public var presentationMode: Binding<PresentationMode> {
    let handle = presentation
    return MainActor.unchecked { handle?.mode ?? PresentationHandle.absentMode }
  }
}

/// What `sheet`, `alert` and their like put around a view.
public struct _PresentationModifier: PrimitiveModifier {
  /// Called in every update; the state it reads is watched.
  let request: @MainActor () -> PresentationRequest?

  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    PresentationNode(view, context)
  }
}

extension UIApplication {
  /// The view controller in front of all others, in the window with the keyboard or else in the front one.
  var topController: UIViewController? {
    var top = (keyWindow ?? windows.last)?.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }
}
