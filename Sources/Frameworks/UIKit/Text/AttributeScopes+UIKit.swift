extension AttributeScopes {
  /// See [AttributeScopes.UIKitAttributes](https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes).
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let attachment: AttachmentAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let foundation: AttributeScopes.FoundationAttributes

    /// See [FontAttribute](https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes/fontattribute).
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// See [ForegroundColorAttribute](https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes/foregroundcolorattribute).
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// See [BackgroundColorAttribute](https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes/backgroundcolorattribute).
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// See [KernAttribute](https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes/kernattribute).
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// See [UnderlineStyleAttribute](https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes/underlinestyleattribute).
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// See [StrikethroughStyleAttribute](https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes/strikethroughstyleattribute).
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    /// See [AttachmentAttribute](https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes/attachmentattribute).
    public enum AttachmentAttribute: AttributedStringKey {
      public typealias Value = NSTextAttachment
      public static let name = NSAttributedString.Key.attachment.rawValue
    }

    /// See [UnderlineColorAttribute](https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes/underlinecolorattribute).
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    /// See [StrikethroughColorAttribute](https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes/strikethroughcolorattribute).
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    /// See [ParagraphStyleAttribute](https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes/paragraphstyleattribute).
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Behind SwiftUI's attributes of the same names.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}
