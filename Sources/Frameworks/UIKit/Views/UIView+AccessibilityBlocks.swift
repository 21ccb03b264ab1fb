/// See [accessibilityLabelBlock](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabelblock).
public typealias AXStringReturnBlock = () -> String?
public typealias AXBoolReturnBlock = () -> Bool
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits

/// What assistive technologies are told is asked for each time. UI tests see what was said when the view changed last.
extension UIView {
  public var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { accessibility?.blocks?.isElement }
    set { setBlock(\.isElement, newValue) }
  }

  public var accessibilityLabelBlock: AXStringReturnBlock? {
    get { accessibility?.blocks?.label }
    set { setBlock(\.label, newValue) }
  }

  public var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { accessibility?.blocks?.identifier }
    set { setBlock(\.identifier, newValue) }
  }

  public var accessibilityValueBlock: AXStringReturnBlock? {
    get { accessibility?.blocks?.value }
    set { setBlock(\.value, newValue) }
  }

  public var accessibilityHintBlock: AXStringReturnBlock? {
    get { accessibility?.blocks?.hint }
    set { setBlock(\.hint, newValue) }
  }

  public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { accessibility?.blocks?.traits }
    set { setBlock(\.traits, newValue) }
  }

  private func setBlock<Block>(_ path: ReferenceWritableKeyPath<AccessibilityBlocks, Block?>, _ block: Block?) {
    var attributes = accessibility ?? AccessibilityAttributes()
    let blocks = attributes.blocks ?? AccessibilityBlocks()
    blocks[keyPath: path] = block
    attributes.blocks = blocks
    accessibility = attributes
    mark(.content)
  }
}

/// The blocks of a view, of which few have any.
final class AccessibilityBlocks {
  var isElement: AXBoolReturnBlock?
  var label: AXStringReturnBlock?
  var identifier: AXStringReturnBlock?
  var value: AXStringReturnBlock?
  var hint: AXStringReturnBlock?
  var traits: AXTraitsReturnBlock?
}

/// What a block says goes before what is stored.
@MainActor extension AccessibilityAttributes {
  var currentIsElement: Bool? { blocks?.isElement.map { $0() } ?? isElement }
  var currentLabel: String? { text(blocks?.label, label) }
  var currentIdentifier: String? { text(blocks?.identifier, identifier) }
  var currentValue: String? { text(blocks?.value, value) }
  var currentHint: String? { text(blocks?.hint, hint) }
  var currentTraits: UIAccessibilityTraits? { blocks?.traits.map { $0() } ?? traits }

  private func text(_ block: AXStringReturnBlock?, _ stored: String?) -> String? {
    if let block { block() } else { stored }
  }
}
