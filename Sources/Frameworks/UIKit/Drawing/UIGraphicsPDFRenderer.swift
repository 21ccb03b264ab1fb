@_spi(Windfall) import CoreGraphics

/// See [UIGraphicsPDFRenderer](https://developer.apple.com/documentation/uikit/uigraphicspdfrenderer). In unit tests only;
/// texts are outlines in the document, which nobody can search.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  private let pdfFormat: UIGraphicsPDFRendererFormat

  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    pdfFormat = format
    super.init(bounds: bounds, format: format)
  }

  public convenience init() { self.init(bounds: .zero) }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    var data = Data()
    let document = Document(
      for: "UIGraphicsPDFRenderer.pdfData(actions:)", box: bounds, information: pdfFormat.documentInfo,
      pointsDown: true
    ) { data = $0 }
    let context = CGContext(document)
    DrawingStack.push(context)
    actions(UIGraphicsPDFRendererContext(context, document, format: pdfFormat))
    DrawingStack.pop()
    context.closePDF()
    return data
  }

  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// See [UIGraphicsPDFRendererFormat](https://developer.apple.com/documentation/uikit/uigraphicspdfrendererformat).
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  open var documentInfo: [String: Any] = [:]
}

/// See [UIGraphicsPDFRendererContext](https://developer.apple.com/documentation/uikit/uigraphicspdfrenderercontext).
/// Links and their destinations are not in the document.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let document: Document

  init(_ context: CGContext, _ document: Document, format: UIGraphicsPDFRendererFormat) {
    self.document = document
    super.init(context, format: format)
  }

  open var pdfContextBounds: CGRect { document.currentBox }

  open func beginPage() { cgContext.beginDocumentPage(nil) }

  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { cgContext.beginDocumentPage(bounds) }
}
