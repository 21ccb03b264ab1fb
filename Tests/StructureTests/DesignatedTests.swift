import Testing

@Suite("Initialisers that subclasses override")
struct DesignatedTests {
  /// What the headers mark as convenient and the bindings do not, or nobody inherits from.
  private static let exempt: Set<String> = [
    "AVAudioPlayer.init(contentsOf:fileTypeHint:)", "AVCaptureVideoPreviewLayer.init(session:)",
    "CLLocation.init(coordinate:altitude:horizontalAccuracy:verticalAccuracy:timestamp:)",
    "CLLocation.init(coordinate:altitude:horizontalAccuracy:verticalAccuracy:course:speed:timestamp:)",
    "CLLocation.init(coordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:"
      + "timestamp:sourceInfo:)", "NSManagedObjectModelReference.init(entityVersionHashes:in:versionChecksum:)",
    "NSManagedObjectModelReference.init(fileURL:versionChecksum:)",
    "NSManagedObjectModelReference.init(model:versionChecksum:)",
    "NSManagedObjectModelReference.init(name:in:versionChecksum:)", "NSMappingModel.init(contentsOf:)",
    "MKLocalSearch.Request.init(completion:)", "CIImage.init(cgImage:)",
    "CIImage.init(color:)", "CIImage.init(contentsOf:)", "CIImage.init(data:)",
    "CIImage.init(image:)", "CIVector.init(cgPoint:)", "CIVector.init(cgRect:)", "CIVector.init(x:)",
    "CIVector.init(x:y:)", "CIVector.init(x:y:z:)", "CIVector.init(x:y:z:w:)",
    "CSSearchableItemAttributeSet.init(contentType:)", "FileWrapper.init(url:options:)",
    "MKPointAnnotation.init(coordinate:title:subtitle:)", "NSCollectionLayoutSupplementaryItem.init()",
    "NSItemProvider.init(item:typeIdentifier:)", "UISpringTimingParameters.init(duration:bounce:initialVelocity:)",
    "UIViewPropertyAnimator.init(duration:timingParameters:)", "UIWindow.init()",
    "UIBarButtonItem.init(barButtonSystemItem:target:action:)", "UIBarButtonItem.init(customView:)",
    "UIBarButtonItem.init(image:style:target:action:)", "UIBarButtonItem.init(systemItem:primaryAction:menu:)",
    "UIBarButtonItem.init(title:style:target:action:)", "UIColor.init(white:alpha:)",
    "UIGraphicsImageRenderer.init(size:format:)", "UITabBarItem.init(tabBarSystemItem:tag:)",
    "UITabBarItem.init(title:image:selectedImage:)", "UITabBarItem.init(title:image:tag:)",
    // These lie in extensions, where Swift has no designated ones.
    "CIImage.init(cgImage:options:)", "CIImage.init(contentsOf:options:)", "CIImage.init(data:options:)",
    "CIImage.init(image:options:)", "UIFontDescriptor.init(fontAttributes:)", "UIImage.init(ciImage:)",
    "UIImage.init(ciImage:scale:orientation:)", "URLCache.init(memoryCapacity:diskCapacity:directory:)",
    "URLCredential.init(trust:)",
  ]

  @Test("Ours are designated where Apple's are")
  func designated() {
    let paths = Repository.paths(under: ["Sources/WindfallFacts/SDK"]).filter { $0.hasSuffix(".facts") }
    let check = DesignatedCheck(facts: paths.map { Repository.text($0) })
    #expect(check.designated.count > 2000)
    let files = Repository.sources.filter { $0.path.hasPrefix("Sources/Frameworks/") }
    Finding.expectNone(files.flatMap { check.findings(path: $0.path, text: $0.text, exempt: Self.exempt) })
  }

  @Test("One that is only convenient here is found, unless it is exempt")
  func finds() {
    let check = DesignatedCheck(facts: [
      "# A: facts\nclass Bar : NSObject\n\tconvenience init(kind: Int)\n\tinit(name: String?, size: Int) throws\t@x\n"
    ])
    #expect(check.designated == ["Bar.init(name:size:)"])
    let text = """
      open class Bar: NSObject {
        public convenience init(kind: Int) { self.init() }
        public convenience init(name: String?, size: Int) { self.init() }
        open class Inner { public convenience init(name: String?, size: Int) { self.init() } }
      }
      """
    #expect(
      check.findings(path: "F", text: text).map(\.message) == ["Bar.init(name:size:) is designated on iOS"])
    #expect(check.findings(path: "F", text: text, exempt: ["Bar.init(name:size:)"]).isEmpty)
  }
}
