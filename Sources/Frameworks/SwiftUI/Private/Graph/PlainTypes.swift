import Foundation

/// Types of the framework that are neither dynamic properties nor equatable, whatever their generic arguments.
///
/// The runtime would search all conformances of the process for each combination of arguments to find that out.
@MainActor
enum PlainTypes {
  private static let descriptors: Set<UnsafeRawPointer> = {
    let types: [Any.Type] = [
      ModifiedContent<EmptyView, _OpacityEffect>.self, TupleView<EmptyView>.self, VStack<EmptyView>.self,
      HStack<EmptyView>.self, ZStack<EmptyView>.self, Group<EmptyView>.self, ScrollView<EmptyView>.self,
      Button<EmptyView>.self, Label<EmptyView, EmptyView>.self, _ConditionalContent<EmptyView, EmptyView>.self,
      ForEach<Range<Int>, Int, EmptyView>.self, LazyVGrid<EmptyView>.self, Spacer.self, Image.self, AnyView.self,
      DrawnShape<Rectangle>.self, Rectangle.self, RoundedRectangle.self, Circle.self, Capsule.self,
      _PaddingLayout.self, _FrameLayout.self, _FlexFrameLayout.self, _OffsetEffect.self, _AspectRatioLayout.self,
      _FixedSizeLayout.self,
      _TraitModifier.self, _SafeAreaRegionsIgnoringLayout.self, _BackgroundModifier<EmptyView>.self,
      _OverlayModifier<EmptyView>.self,
      _BackgroundStyleModifier<Color>.self, _StyleView<Color>.self,
      _EnvironmentKeyWritingModifier<Int>.self, _ForegroundStyleModifier<Color>.self, _TextAttributesModifier.self,
      _EnvironmentKeyTransformModifier<Bool>.self, AccessibilityAttachmentModifier.self, _OpacityEffect.self,
      _RotationEffect.self, _ScaleEffect.self, _TraitWritingModifier<Int>.self,
      _ClipEffect<Rectangle>.self, _ShadowEffect.self, _TapGestureEffect.self, _AppearanceActionModifier.self,
    ]
    return Set(types.compactMap { descriptor(of: $0) })
  }()

  static func contains(_ type: Any.Type) -> Bool { descriptor(of: type).map { descriptors.contains($0) } ?? false }

  /// What all types of one generic structure have in common: it follows the kind in a structure's metadata.
  private static func descriptor(of type: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(type, to: UnsafePointer<Int>.self)
    return metadata[0] == structureKind ? UnsafeRawPointer(bitPattern: metadata[1]) : nil
  }

  /// The kind of metadata that the Swift ABI gives to structures.
  private static let structureKind = 0x200
}
