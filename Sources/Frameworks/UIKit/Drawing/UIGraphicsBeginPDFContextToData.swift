@_spi(Windfall) import CoreGraphics

/// See [UIGraphicsBeginPDFContextToData(_:_:_:)](https://developer.apple.com/documentation/uikit/uigraphicsbeginpdfcontexttodata(_:_:_:)).
/// In unit tests only.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  begin("UIGraphicsBeginPDFContextToData(_:_:_:)", bounds, documentInfo) { data.append($0) }
}

/// See [UIGraphicsBeginPDFContextToFile(_:_:_:)](https://developer.apple.com/documentation/uikit/uigraphicsbeginpdfcontexttofile(_:_:_:)).
/// The file is there, empty, from now on.
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?)
  -> Bool
{
  let url = URL(fileURLWithPath: path)
  guard (try? Data().write(to: url)) != nil else { return false }
  begin("UIGraphicsBeginPDFContextToFile(_:_:_:)", bounds, documentInfo) { try? $0.write(to: url) }
  return true
}

private func begin(
  _ name: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?, finish: @escaping (Data) -> Void
) {
  let box = bounds == .zero ? Document.letter : bounds
  let document = Document(for: name, box: box, information: documentInfo ?? [:], pointsDown: true, finish: finish)
  DrawingStack.push(CGContext(document))
}

/// See [UIGraphicsBeginPDFPage()](https://developer.apple.com/documentation/uikit/uigraphicsbeginpdfpage()).
public func UIGraphicsBeginPDFPage() { DrawingStack.current?.beginDocumentPage(nil) }

/// See [UIGraphicsBeginPDFPageWithInfo(_:_:)](https://developer.apple.com/documentation/uikit/uigraphicsbeginpdfpagewithinfo(_:_:)).
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  DrawingStack.current?.beginDocumentPage(bounds)
}

/// See [UIGraphicsGetPDFContextBounds()](https://developer.apple.com/documentation/uikit/uigraphicsgetpdfcontextbounds()).
public func UIGraphicsGetPDFContextBounds() -> CGRect { DrawingStack.current?.document?.currentBox ?? .zero }

/// See [UIGraphicsEndPDFContext()](https://developer.apple.com/documentation/uikit/uigraphicsendpdfcontext()).
public func UIGraphicsEndPDFContext() {
  DrawingStack.current?.closePDF()
  DrawingStack.pop()
}
