@_spi(Windfall) import FoundationOverlay

/// See [UIImageWriteToSavedPhotosAlbum](https://developer.apple.com/documentation/uikit/uiimagewritetosavedphotosalbum(_:_:_:_:)).
///
/// There is no album. The method is told of an error, unless `WINDFALL_GRANT` names `photos`, or a UI test allows it;
/// the picture goes nowhere even then.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  let completion = PhotoCompletion(
    image: image, target: completionTarget as AnyObject?, selector: completionSelector, context: contextInfo)
  Permission.photos.request { isAllowed in DispatchQueue.main.async { completion.call(isAllowed: isAllowed) } }
}

/// Whom to tell when the picture has been taken or refused.
private struct PhotoCompletion: @unchecked Sendable {
  let image: UIImage
  let target: AnyObject?
  let selector: Selector?
  let context: UnsafeMutableRawPointer?

  func call(isAllowed: Bool) {
    guard let target, let selector else { return }
    // The error that the photo library gives on iOS.
    let error = NSError(domain: "ALAssetsLibraryErrorDomain", code: -3310)
    let arguments: [Any?] = [image, isAllowed ? nil : error as any Error, context]
    _ = MethodTable.invoke(target: target, selector: selector, arguments: arguments)
  }
}
