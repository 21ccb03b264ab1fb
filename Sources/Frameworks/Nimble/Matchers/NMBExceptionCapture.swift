@_spi(Windfall) import FoundationOverlay

/// Catches the exceptions that are raised in a closure.
public class NMBExceptionCapture {
  private let handler: ((NSException) -> Void)?
  private let finally: (() -> Void)?

  public init(handler: ((NSException) -> Void)?, finally: (() -> Void)?) {
    self.handler = handler
    self.finally = finally
  }

  /// The closure is escaping here: an exception leaves it without the compiler's knowledge.
  public func tryBlock(_ unsafeBlock: @escaping () -> Void) {
    defer { finally?() }
    if let exception = NSException.catching(unsafeBlock) { handler?(exception) }
  }
}
