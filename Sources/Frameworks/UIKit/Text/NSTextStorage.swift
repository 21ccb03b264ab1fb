import ObjectiveC

/// See [NSTextStorage](https://developer.apple.com/documentation/uikit/nstextstorage).
open class NSTextStorage: NSMutableAttributedString {
  open weak var delegate: (any NSTextStorageDelegate)?
  open private(set) var layoutManagers: [NSLayoutManager] = []
  open private(set) var editedMask: EditActions = []
  /// In the text as it is after the changes.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0
  private var openEdits = 0
  /// Changes while they are processed belong to them.
  private var isProcessing = false

  public init() { super.init(string: "") }

  public override init(string str: String) { super.init(string: str) }

  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }

  public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @preconcurrency @MainActor open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(aLayoutManager) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.textDidChange()
  }

  @preconcurrency @MainActor open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard layoutManagers.contains(aLayoutManager) else { return }
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
    aLayoutManager.textDidChange()
  }

  // MARK: - Changes

  open override func replaceCharacters(in range: NSRange, with str: String) {
    change(.editedCharacters, range, by: str.utf16.count - range.length) {
      super.replaceCharacters(in: range, with: str)
    }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], range, by: attrString.length - range.length) {
      super.replaceCharacters(in: range, with: attrString)
    }
  }

  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(.editedAttributes, range) { super.removeAttribute(name, range: range) }
  }

  private func change(_ kind: EditActions, _ range: NSRange, by delta: Int = 0, _ work: () -> Void) {
    openEdits += 1
    work()
    openEdits -= 1
    edited(kind, range: range, changeInLength: delta)
  }

  open override func beginEditing() { openEdits += 1 }

  open override func endEditing() {
    openEdits = max(0, openEdits - 1)
    if openEdits == 0, !editedMask.isEmpty, !isProcessing { processEditing() }
  }

  /// Notes a change; the range is the one before it.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    if self.editedMask.isEmpty {
      self.editedRange = new
    } else {
      let start = min(self.editedRange.location, new.location)
      let end = max(NSMaxRange(self.editedRange) + delta, NSMaxRange(new))
      self.editedRange = NSRange(location: start, length: end - start)
    }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if openEdits == 0, !isProcessing { processEditing() }
  }

  open func processEditing() {
    isProcessing = true
    delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    isProcessing = false
    let managers = layoutManagers
    if !managers.isEmpty { MainActor.unchecked { for manager in managers { manager.textDidChange() } } }
  }
}

extension NSTextStorage {
  /// See [NSTextStorage.EditActions](https://developer.apple.com/documentation/uikit/nstextstorage/editactions).
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }
}

/// See [NSTextStorageDelegate](https://developer.apple.com/documentation/uikit/nstextstoragedelegate).
public protocol NSTextStorageDelegate: NSObjectProtocol {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    windfallForward(self, as: (any NSTextStorageDelegate).self, textStorage, editedMask, editedRange, delta) {
      $0.textStorage(textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta)
    }
  }

  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    windfallForward(self, as: (any NSTextStorageDelegate).self, textStorage, editedMask, editedRange, delta) {
      $0.textStorage(textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
    }
  }
}
