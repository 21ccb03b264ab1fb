@_spi(Windfall) import UIKit
import WindfallCore

/// The node of a text.
@MainActor
final class TextNode: _Node<Text> {
  private let item = TextItem(TextRenderView())
  private(set) var text: Text

  init(_ view: Text, _ context: _NodeContext) {
    text = view
    super.init(context)
    environment.accessibilityScope?.elementAdded()
    configure()
  }

  override func remove() {
    if isAlive { environment.accessibilityScope?.elementRemoved() }
    super.remove()
  }

  override func update(_ view: Text, _ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity, text == view { return }
    text = view
    self.environment = environment
    configure()
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    self.environment = environment
    configure()
  }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }

  private func configure() {
    let runs = text.runs(in: environment)
    let limit = environment.lineLimit ?? 0
    let options = TextLayoutOptions(
      lineLimit: limit, lineBreak: environment.truncationMode.lineBreak,
      alignment: environment.multilineTextAlignment.layout, lineSpacing: environment.lineSpacing,
      minimumScaleFactor: environment.minimumScaleFactor)
    let links = text.links
    item.view.links = links
    if !links.isEmpty {
      let open = environment.openURL
      item.view.onLink = { open($0) }
    }
    item.set(runs, options)
    item.render(environment.textRenderer.map { TextRendering($0, of: text, in: environment) })
    item.view.apply(environment.accessibility, label: text.spokenString, enabled: environment.isEnabled)
  }
}

extension Text {
  nonisolated var links: [TextLink] {
    pieces.enumerated().compactMap { index, piece in
      piece.link.map { TextLink(mark: index, text: piece.string, url: $0) }
    }
  }

  /// The parts with the values of an environment.
  @MainActor
  func runs(in environment: EnvironmentValues) -> [TextRun] {
    let outer = environment.textAttributes
    return pieces.enumerated().map { index, piece in
      let attributes = piece.attributes.over(outer)
      let paint = piece.foreground?._paint(in: environment) ?? environment.foregroundPaint
      return TextRun(
        text: attributes.cased(piece.string), font: attributes.spec(piece.font, in: environment),
        color: paint.color, kern: attributes.kern ?? 0, isUnderlined: attributes.isUnderlined ?? false,
        isStruckThrough: attributes.isStruckThrough ?? false,
        background: piece.background?.display(in: environment),
        mark: piece.link == nil && piece.custom.isEmpty ? nil : index)
    }
  }
}

extension Text.TruncationMode {
  var lineBreak: TextLayoutOptions.LineBreak {
    switch self {
    case .head: .truncatingHead
    case .tail: .truncatingTail
    case .middle: .truncatingMiddle
    }
  }
}

extension TextAlignment {
  var layout: TextLayoutOptions.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension TextAttributes {
  func cased(_ string: String) -> String {
    switch textCase {
    case .uppercase?: string.uppercased()
    case .lowercase?: string.lowercased()
    case nil: string
    }
  }
}

/// Texts of elements that stand for all they contain.
@MainActor
enum ElementText {
  /// The labels inside a view, in order. Where there are texts, symbols beside them may count as their decoration.
  static func joinedLabel(of view: UIView, skipsSymbols: Bool = false) -> String {
    let labels = labels(in: view)
    let texts = skipsSymbols ? labels.filter { !$0.isSymbol } : labels
    return (texts.isEmpty ? labels : texts).map(\.text).joined(separator: ", ")
  }

  /// How many labels are inside a view.
  static func count(in view: UIView) -> Int { labels(in: view).count }

  private static func labels(in view: UIView) -> [(text: String, isSymbol: Bool)] {
    var labels: [(text: String, isSymbol: Bool)] = []
    for subview in view.subviews {
      for element in subview.publishedElements() { collect(element, into: &labels) }
    }
    return labels
  }

  /// The first identifier inside a view.
  static func firstIdentifier(in view: UIView) -> String? {
    for subview in view.subviews {
      for element in subview.publishedElements() {
        if let found = firstIdentifier(in: element) { return found }
      }
    }
    return nil
  }

  private static func firstIdentifier(in element: Element) -> String? {
    if !element.identifier.isEmpty { return element.identifier }
    for child in element.children {
      if let found = firstIdentifier(in: child) { return found }
    }
    return nil
  }

  private static func collect(_ element: Element, into labels: inout [(text: String, isSymbol: Bool)]) {
    if !element.label.isEmpty {
      let isSymbol = element.type == .image && element.label == SymbolDescription.text(for: element.identifier)
      labels.append((element.label, isSymbol))
    } else {
      for child in element.children { collect(child, into: &labels) }
    }
  }
}
