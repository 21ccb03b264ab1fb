/// See [UISymbolEffectCompletion](https://developer.apple.com/documentation/uikit/uisymboleffectcompletion).
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// See [UISymbolEffectCompletionContext](https://developer.apple.com/documentation/uikit/uisymboleffectcompletioncontext).
@preconcurrency @MainActor open class UISymbolEffectCompletionContext: NSObject {
  open private(set) weak var sender: AnyObject?
  /// Nothing moves, so an effect has ended at once.
  open var isFinished: Bool { true }

  init(sender: AnyObject) {
    self.sender = sender
    super.init()
  }
}

/// Symbols do not move: an effect ends at once, and a new image is shown at once.
extension UIImageView {
  public func addSymbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    completion?(UISymbolEffectCompletionContext(sender: self))
  }

  public func removeSymbolEffect(
    ofType effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    completion?(UISymbolEffectCompletionContext(sender: self))
  }

  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

  public func setSymbolImage(
    _ image: UIImage, contentTransition: SymbolEffect, options: SymbolEffectOptions = .default,
    completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    completion?(UISymbolEffectCompletionContext(sender: self))
  }
}

/// Symbols do not move: an effect has ended at once, and a new image is shown at once.
extension UIBarButtonItem {
  public func addSymbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  public func removeSymbolEffect(
    ofType effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

  public func setSymbolImage(
    _ image: UIImage, contentTransition: SymbolEffect, options: SymbolEffectOptions = .default
  ) { self.image = image }
}
