import UIKit

/// See [ShareLink](https://developer.apple.com/documentation/swiftui/sharelink).
///
/// Opens UIKit's list of activities with the items as they are, and a message after them.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View {
  nonisolated(unsafe) private let items: Data
  private let subject: Text?
  private let message: Text?
  nonisolated(unsafe) private let label: Label

  nonisolated private init(_ items: Data, _ subject: Text?, _ message: Text?, _ label: Label) {
    self.subject = subject
    self.items = items
    self.message = message
    self.label = label
  }

  public var body: some View {
    Button {
      let texts = message.map { [$0.plainString as Any] } ?? []
      let controller = UIActivityViewController(
        activityItems: items.map { $0 as Any } + texts, applicationActivities: nil)
      UIApplication.shared.topController?.present(controller, animated: true)
    } label: {
      label
    }
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  nonisolated public init<I>(item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, label())
  }

  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items, subject, message, label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  nonisolated public init<I>(item: I, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, Self.defaultLabel)
  }

  nonisolated public init<I>(_ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(text: Text(titleKey)))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I>(_ title: S, item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(text: Text(title)))
  }

  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, Self.defaultLabel)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, DefaultShareLinkLabel(text: Text(titleKey)))
  }

  nonisolated private static var defaultLabel: DefaultShareLinkLabel {
    DefaultShareLinkLabel(text: Text(verbatim: "Share…"))
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  nonisolated public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(text: Text(verbatim: "Share…")))
  }

  nonisolated public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(text: Text(titleKey)))
  }
}

extension ShareLink {
  nonisolated public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, label())
  }

  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, label())
  }
}

/// See [SharePreview](https://developer.apple.com/documentation/swiftui/sharepreview).
///
/// The system's list of activities shows no preview.
public struct SharePreview<Image, Icon> {
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  public init(_ titleKey: LocalizedStringKey, image: Image) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {}
}

extension SharePreview where Image == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {}
}

/// See [DefaultShareLinkLabel](https://developer.apple.com/documentation/swiftui/defaultsharelinklabel).
public struct DefaultShareLinkLabel: View {
  let text: Text

  public var body: some View {
    Label {
      text
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// What is shared has no preview.
extension ShareLink where Label == DefaultShareLinkLabel {
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, DefaultShareLinkLabel(text: Text(verbatim: "Share…")))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, DefaultShareLinkLabel(text: Text(titleKey)))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, DefaultShareLinkLabel(text: Text(title)))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(text: Text(title)))
  }
}
