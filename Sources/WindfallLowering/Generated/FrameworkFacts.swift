// Written by Scripts/generate-documents.sh from the frameworks; run it again to change this file.

/// What the rules have to know of the frameworks' public declarations.
enum FrameworkFacts {
  /// By class, the ones that inherit from it directly, of responders and layers.
  static let subclasses: [String: String] = [
    "CALayer": """
    AVCaptureVideoPreviewLayer AVPlayerLayer CAEmitterLayer CAGradientLayer CAShapeLayer CATextLayer
    """,
    "MKAnnotationView": """
    MKMarkerAnnotationView MKPinAnnotationView
    """,
    "UICollectionReusableView": """
    UICollectionViewCell
    """,
    "UICollectionViewCell": """
    UICollectionViewListCell
    """,
    "UIControl": """
    ASAuthorizationAppleIDButton UIButton UIColorWell UIDatePicker UIPageControl UIRefreshControl \
    UISegmentedControl UISlider UIStepper UISwitch UITextField
    """,
    "UINavigationController": """
    MFMailComposeViewController MFMessageComposeViewController UIImagePickerController
    """,
    "UIResponder": """
    UIAccessibilityElement UIApplication UIScene UIView UIViewController
    """,
    "UIScene": """
    UIWindowScene
    """,
    "UIScrollView": """
    UICollectionView UITableView UITextView
    """,
    "UITextField": """
    UISearchTextField
    """,
    "UIView": """
    LPLinkView MKAnnotationView MKMapView UIActivityIndicatorView UICalendarView UICollectionReusableView \
    UIContentUnavailableView UIControl UIImageView UILabel UIListContentView UINavigationBar UIPickerView \
    UIProgressView UIScrollView UISearchBar UIStackView UITabBar UITableViewCell UITableViewHeaderFooterView \
    UIToolbar UIVisualEffectView UIWindow WKWebView _UIHostingView
    """,
    "UIViewController": """
    AVPlayerViewController PHPickerViewController QLPreviewController SFSafariViewController \
    UIActivityViewController UIAlertController UICollectionViewController UIColorPickerViewController \
    UIHostingController UINavigationController UIPageViewController UISearchController UISplitViewController \
    UITabBarController UITableViewController
    """,
  ]

  /// By module, what it declares at its top, where iOS has that in Foundation or one of its parts; of UIKit, what
  /// has not its letters.
  static let names: [String: String] = [
    "CoreGraphics": """
    CGAffineTransform CGBitmapInfo CGBlendMode CGColor CGColorRenderingIntent CGColorSpace \
    CGColorSpaceCreateDeviceCMYK CGColorSpaceCreateDeviceGray CGColorSpaceCreateDeviceRGB CGColorSpaceModel \
    CGContext CGDataConsumer CGDataProvider CGFont CGGradient CGGradientDrawingOptions CGImage CGImageAlphaInfo \
    CGImagePropertyOrientation CGInterpolationQuality CGLayer CGLineCap CGLineJoin CGMutablePath CGPath \
    CGPathApplierFunction CGPathDrawingMode CGPathElement CGPathElementType CGPathFillRule CGVector \
    CTFontManagerRegisterFontsForURL CTFontManagerRegisterGraphicsFont CTFontManagerScope \
    CTFontManagerUnregisterFontsForURL CTFontManagerUnregisterGraphicsFont kAbbrevSquaredLigaturesOffSelector \
    kAbbrevSquaredLigaturesOnSelector kAllCapsSelector kAllLowerCaseSelector kAllTypeFeaturesOffSelector \
    kAllTypeFeaturesOnSelector kAllTypographicFeaturesType kAltHalfWidthTextSelector kAltProportionalTextSelector \
    kAlternateHorizKanaOffSelector kAlternateHorizKanaOnSelector kAlternateKanaType kAlternateVertKanaOffSelector \
    kAlternateVertKanaOnSelector kAnnotationType kAsteriskToMultiplyOffSelector kAsteriskToMultiplyOnSelector \
    kCGPDFContextAuthor kCGPDFContextCreator kCGPDFContextKeywords kCGPDFContextMediaBox kCGPDFContextSubject \
    kCGPDFContextTitle kCJKRomanSpacingType kCJKSymbolAlternativesType kCJKVerticalRomanPlacementType \
    kCTFontAttributeName kCTKernAttributeName kCTLigatureAttributeName kCTTrackingAttributeName \
    kCaseSensitiveLayoutOffSelector kCaseSensitiveLayoutOnSelector kCaseSensitiveLayoutType \
    kCaseSensitiveSpacingOffSelector kCaseSensitiveSpacingOnSelector kCharacterAlternativesType \
    kCharacterShapeType kCommonLigaturesOffSelector kCommonLigaturesOnSelector kContextualAlternatesOffSelector \
    kContextualAlternatesOnSelector kContextualAlternatesType kContextualLigaturesOffSelector \
    kContextualLigaturesOnSelector kContextualSwashAlternatesOffSelector kContextualSwashAlternatesOnSelector \
    kCursiveConnectionType kDecomposeDiacriticsSelector kDecorativeBordersSelector kDefaultLowerCaseSelector \
    kDefaultUpperCaseSelector kDesignComplexityType kDesignLevel1Selector kDesignLevel2Selector \
    kDesignLevel3Selector kDesignLevel4Selector kDesignLevel5Selector kDiacriticsType kDiagonalFractionsSelector \
    kDingbatsSelector kDiphthongLigaturesOffSelector kDiphthongLigaturesOnSelector kDisplayTextSelector \
    kEngravedTextSelector kExpertCharactersSelector kExponentsOffSelector kExponentsOnSelector kFleuronsSelector \
    kFormInterrobangOffSelector kFormInterrobangOnSelector kFractionsType kHalfWidthTextSelector \
    kHideDiacriticsSelector kHistoricalLigaturesOffSelector kHistoricalLigaturesOnSelector kHojoCharactersSelector \
    kHyphenToEnDashOffSelector kHyphenToEnDashOnSelector kHyphenToMinusOffSelector kHyphenToMinusOnSelector \
    kHyphensToEmDashOffSelector kHyphensToEmDashOnSelector kIdeographicAlternativesType kIdeographicSpacingType \
    kIlluminatedCapsSelector kInequalityLigaturesOffSelector kInequalityLigaturesOnSelector kInferiorsSelector \
    kInitialCapsAndSmallCapsSelector kInitialCapsSelector kInternationalSymbolsSelector kItalicCJKRomanType \
    kJIS1978CharactersSelector kJIS1983CharactersSelector kJIS1990CharactersSelector kJIS2004CharactersSelector \
    kKanaSpacingType kLanguageTagType kLetterCaseType kLigaturesType kLineFinalSwashesOffSelector \
    kLineFinalSwashesOnSelector kLineInitialSwashesOffSelector kLineInitialSwashesOnSelector \
    kLinguisticRearrangementType kLogosOffSelector kLogosOnSelector kLowerCaseNumbersSelector \
    kLowerCasePetiteCapsSelector kLowerCaseSmallCapsSelector kLowerCaseType kMathSymbolsSelector \
    kMathematicalExtrasType kMathematicalGreekOffSelector kMathematicalGreekOnSelector kMonospacedNumbersSelector \
    kMonospacedTextSelector kNLCCharactersSelector kNoAlternatesSelector kNoFractionsSelector kNoOrnamentsSelector \
    kNoStyleOptionsSelector kNoStylisticAlternatesSelector kNonFinalSwashesOffSelector kNonFinalSwashesOnSelector \
    kNormalPositionSelector kNumberCaseType kNumberSpacingType kOrdinalsSelector kOrnamentSetsType \
    kOverlappingCharactersType kPeriodsToEllipsisOffSelector kPeriodsToEllipsisOnSelector kPiCharactersSelector \
    kPreventOverlapOffSelector kPreventOverlapOnSelector kProportionalNumbersSelector kProportionalTextSelector \
    kQuarterWidthNumbersSelector kQuarterWidthTextSelector kRareLigaturesOffSelector kRareLigaturesOnSelector \
    kRebusPicturesOffSelector kRebusPicturesOnSelector kRequiredLigaturesOffSelector kRequiredLigaturesOnSelector \
    kRubyKanaType kScientificInferiorsSelector kShowDiacriticsSelector kSimplifiedCharactersSelector \
    kSlashToDivideOffSelector kSlashToDivideOnSelector kSlashedZeroOffSelector kSlashedZeroOnSelector \
    kSmallCapsSelector kSmartQuotesOffSelector kSmartQuotesOnSelector kSmartSwashType kSquaredLigaturesOffSelector \
    kSquaredLigaturesOnSelector kStyleOptionsType kStylisticAltEightOffSelector kStylisticAltEightOnSelector \
    kStylisticAltEighteenOffSelector kStylisticAltEighteenOnSelector kStylisticAltElevenOffSelector \
    kStylisticAltElevenOnSelector kStylisticAltFifteenOffSelector kStylisticAltFifteenOnSelector \
    kStylisticAltFiveOffSelector kStylisticAltFiveOnSelector kStylisticAltFourOffSelector \
    kStylisticAltFourOnSelector kStylisticAltFourteenOffSelector kStylisticAltFourteenOnSelector \
    kStylisticAltNineOffSelector kStylisticAltNineOnSelector kStylisticAltNineteenOffSelector \
    kStylisticAltNineteenOnSelector kStylisticAltOneOffSelector kStylisticAltOneOnSelector \
    kStylisticAltSevenOffSelector kStylisticAltSevenOnSelector kStylisticAltSeventeenOffSelector \
    kStylisticAltSeventeenOnSelector kStylisticAltSixOffSelector kStylisticAltSixOnSelector \
    kStylisticAltSixteenOffSelector kStylisticAltSixteenOnSelector kStylisticAltTenOffSelector \
    kStylisticAltTenOnSelector kStylisticAltThirteenOffSelector kStylisticAltThirteenOnSelector \
    kStylisticAltThreeOffSelector kStylisticAltThreeOnSelector kStylisticAltTwelveOffSelector \
    kStylisticAltTwelveOnSelector kStylisticAltTwentyOffSelector kStylisticAltTwentyOnSelector \
    kStylisticAltTwoOffSelector kStylisticAltTwoOnSelector kStylisticAlternativesType \
    kSubstituteVerticalFormsOffSelector kSubstituteVerticalFormsOnSelector kSuperiorsSelector \
    kSwashAlternatesOffSelector kSwashAlternatesOnSelector kSymbolLigaturesOffSelector kSymbolLigaturesOnSelector \
    kTallCapsSelector kTextSpacingType kThirdWidthNumbersSelector kThirdWidthTextSelector kTitlingCapsSelector \
    kTraditionalAltFiveSelector kTraditionalAltFourSelector kTraditionalAltOneSelector \
    kTraditionalAltThreeSelector kTraditionalAltTwoSelector kTraditionalCharactersSelector \
    kTraditionalNamesCharactersSelector kTransliterationType kTypographicExtrasType kUnicodeDecompositionType \
    kUpperAndLowerCaseSelector kUpperCaseNumbersSelector kUpperCasePetiteCapsSelector kUpperCaseSmallCapsSelector \
    kUpperCaseType kVerticalFractionsSelector kVerticalPositionType kVerticalSubstitutionType \
    kWordFinalSwashesOffSelector kWordFinalSwashesOnSelector kWordInitialSwashesOffSelector \
    kWordInitialSwashesOnSelector
    """,
    "FoundationOverlay": """
    AsyncLineSequence AutoreleasingUnsafeMutablePointer CFAbsoluteTime CFAbsoluteTimeGetCurrent CFAllocator \
    CFArray CFArrayGetCount CFArrayGetTypeID CFArrayGetValueAtIndex CFAttributedString CFAttributedStringGetTypeID \
    CFBoolean CFBooleanGetTypeID CFBooleanGetValue CFBridgingRelease CFBridgingRetain CFCalendar \
    CFCalendarGetTypeID CFCharacterSet CFCharacterSetGetTypeID CFData CFDataAppendBytes CFDataCreate \
    CFDataCreateMutable CFDataGetBytePtr CFDataGetLength CFDataGetTypeID CFDate CFDateGetTypeID CFDictionary \
    CFDictionaryContainsKey CFDictionaryGetCount CFDictionaryGetTypeID CFDictionaryGetValue CFEqual CFError \
    CFErrorCopyDescription CFErrorCopyFailureReason CFErrorCopyRecoverySuggestion CFErrorCopyUserInfo \
    CFErrorCreate CFErrorDomain CFErrorGetCode CFErrorGetDomain CFErrorGetTypeID CFGetRetainCount CFGetTypeID \
    CFHTTPMessage CFHTTPMessageAppendBytes CFHTTPMessageCopyAllHeaderFields CFHTTPMessageCopyBody \
    CFHTTPMessageCopyHeaderFieldValue CFHTTPMessageCopyRequestMethod CFHTTPMessageCopyRequestURL \
    CFHTTPMessageCopyResponseStatusLine CFHTTPMessageCopySerializedMessage CFHTTPMessageCopyVersion \
    CFHTTPMessageCreateCopy CFHTTPMessageCreateEmpty CFHTTPMessageCreateRequest CFHTTPMessageCreateResponse \
    CFHTTPMessageGetResponseStatusCode CFHTTPMessageIsHeaderComplete CFHTTPMessageIsRequest CFHTTPMessageSetBody \
    CFHTTPMessageSetHeaderFieldValue CFHash CFHashCode CFIndex CFLocale CFLocaleGetTypeID CFMutableArray \
    CFMutableAttributedString CFMutableData CFMutableDictionary CFMutableSet CFMutableString CFNull \
    CFNullGetTypeID CFNumber CFNumberCreate CFNumberGetByteSize CFNumberGetType CFNumberGetTypeID CFNumberGetValue \
    CFNumberIsFloatType CFNumberType CFOptionFlags CFPropertyList CFRange CFRangeMake CFReadStream \
    CFReadStreamCopyProperty CFReadStreamSetDispatchQueue CFReadStreamSetProperty CFRunLoop CFRunLoopAddSource \
    CFRunLoopAddTimer CFRunLoopContainsSource CFRunLoopGetCurrent CFRunLoopGetMain CFRunLoopMode \
    CFRunLoopPerformBlock CFRunLoopRemoveSource CFRunLoopRun CFRunLoopRunInMode CFRunLoopRunResult CFRunLoopSource \
    CFRunLoopSourceContext CFRunLoopSourceCreate CFRunLoopSourceInvalidate CFRunLoopSourceIsValid \
    CFRunLoopSourceSignal CFRunLoopStop CFRunLoopTimer CFRunLoopTimerCreateWithHandler CFRunLoopTimerInvalidate \
    CFRunLoopTimerIsValid CFRunLoopWakeUp CFSet CFSetGetTypeID CFStreamCreatePairWithSocketToHost \
    CFStreamPropertyKey CFString CFStringBuiltInEncodings CFStringConvertEncodingToIANACharSetName \
    CFStringConvertEncodingToNSStringEncoding CFStringConvertIANACharSetNameToEncoding \
    CFStringConvertNSStringEncodingToEncoding CFStringCreateCopy CFStringCreateMutableCopy \
    CFStringCreateWithCString CFStringEncoding CFStringEncodings CFStringGetLength CFStringGetTypeID \
    CFStringTransform CFSwapInt16BigToHost CFSwapInt16HostToBig CFSwapInt32BigToHost CFSwapInt32HostToBig \
    CFSwapInt32HostToLittle CFSwapInt32LittleToHost CFSwapInt64BigToHost CFSwapInt64HostToBig CFTimeInterval \
    CFTimeZone CFTimeZoneGetTypeID CFTypeID CFTypeRef CFURL CFURLComponentType CFURLCopyHostName \
    CFURLCopyLastPathComponent CFURLCopyPassword CFURLCopyPath CFURLCopyPathExtension CFURLCopyScheme \
    CFURLCopyUserName CFURLCreateAbsoluteURLWithBytes CFURLCreateStringByAddingPercentEscapes \
    CFURLCreateStringByReplacingPercentEscapes CFURLCreateWithBytes CFURLCreateWithFileSystemPath \
    CFURLCreateWithString CFURLGetByteRangeForComponent CFURLGetBytes CFURLGetPortNumber CFURLGetString \
    CFURLGetTypeID CFURLHasDirectoryPath CFURLPathStyle CFUUID CFUUIDCreate CFUUIDCreateString CFUUIDGetTypeID \
    CFWriteStream CFWriteStreamCopyProperty CFWriteStreamSetDispatchQueue CFWriteStreamSetProperty CGPointMake \
    CGPointZero CGRectGetMaxX CGRectGetMaxY CGRectGetMidX CGRectGetMidY CGRectGetMinX CGRectGetMinY CGRectInfinite \
    CGRectInset CGRectIntegral CGRectMake CGRectNull CGRectStandardize CGRectUnion CGRectZero CGSizeMake \
    CGSizeZero CustomLocalizedStringResourceConvertible DateComponentsFormatter DispatchSourceMemoryPressure \
    EmptyBundleInitializing FileWrapper FormatterReading InlinePresentationIntent KeyPathIndex ListFormatter \
    LocalizedStringResource MeasurementFormatUnitUsage MeasurementFormatter NSComparator NSComparisonPredicate \
    NSDataDetector NSDiscardableContent NSErrorPointer NSException NSExpression NSFileCoordinator NSFilePresenter \
    NSFileVersion NSFoundationVersionNumber NSFoundationVersionNumber_iOS_6_0 NSFoundationVersionNumber_iOS_6_1 \
    NSFoundationVersionNumber_iOS_7_0 NSFoundationVersionNumber_iOS_7_1 NSFoundationVersionNumber_iOS_8_0 \
    NSFoundationVersionNumber_iOS_8_1 NSFoundationVersionNumber_iOS_8_2 NSFoundationVersionNumber_iOS_8_3 \
    NSFoundationVersionNumber_iOS_8_4 NSFoundationVersionNumber_iOS_9_0 NSFoundationVersionNumber_iOS_9_1 \
    NSFoundationVersionNumber_iOS_9_2 NSFoundationVersionNumber_iOS_9_3 NSFoundationVersionNumber_iOS_9_4 \
    NSHashTable NSInteger NSIntegerMax NSIntegerMin NSItemProvider NSItemProviderReading \
    NSItemProviderRepresentationVisibility NSItemProviderWriting NSMapTable NSPointerArray NSPointerFunctions \
    NSPredicateFormatInitializing NSRangePointer NSSecureUnarchiveFromDataTransformer NSSetLiteralInitializing \
    NSSortDescriptorKeyInitializing NSTextCheckingTypes NSUInteger NSUIntegerMax \
    NSURLErrorNetworkUnavailableReasonKey NSUbiquitousKeyValueStore NSUserActivity NSUserActivityDelegate \
    NSUserActivityTypeBrowsingWeb NSValueTransformerName OverridesAttributedString OverridesObjectValue \
    OverridesPartialSelection OverridesPartialString OverridesRangedObjectValue PersonNameComponentsFormatter \
    ProcessInfoInitializing ProgressInitializing RangedFormatterReading RelativeDateTimeFormatter UndoManager \
    ValueTransformer _LocalizedComparator _StringConstant kCFAbsoluteTimeIntervalSince1904 \
    kCFAbsoluteTimeIntervalSince1970 kCFAllocatorDefault kCFAllocatorMalloc kCFAllocatorNull \
    kCFAllocatorSystemDefault kCFBooleanFalse kCFBooleanTrue kCFBundleDevelopmentRegionKey kCFBundleExecutableKey \
    kCFBundleIdentifierKey kCFBundleInfoDictionaryVersionKey kCFBundleLocalizationsKey kCFBundleNameKey \
    kCFBundleVersionKey kCFErrorDomainCocoa kCFErrorDomainMach kCFErrorDomainOSStatus kCFErrorDomainPOSIX \
    kCFErrorLocalizedDescriptionKey kCFErrorLocalizedFailureReasonKey kCFErrorLocalizedRecoverySuggestionKey \
    kCFErrorUnderlyingErrorKey kCFHTTPVersion1_0 kCFHTTPVersion1_1 kCFHTTPVersion2_0 kCFHTTPVersion3_0 kCFNotFound \
    kCFNull kCFStreamPropertySSLContext kCFStreamPropertySSLPeerTrust kCFStreamPropertySSLSettings \
    kCFStreamPropertyShouldCloseNativeSocket kCFStreamPropertySocketSecurityLevel kCFStreamSSLPeerName \
    kCFStreamSSLValidatesCertificateChain kCFStreamSocketSecurityLevelNegotiatedSSL \
    kCFStreamSocketSecurityLevelNone kCFStringEncodingInvalidId kCFStringTransformFullwidthHalfwidth \
    kCFStringTransformMandarinLatin kCFStringTransformStripCombiningMarks kCFStringTransformStripDiacritics \
    kCFStringTransformToLatin objc_allocateClassPair objc_disposeClassPair objc_registerClassPair
    """,
    "ObjectiveC": """
    BlockObject ClassOverrides IMP MessageForwarding MessageWatch Method MethodTable MethodTableOwner \
    MethodTableOwner1 MethodTableOwner2 MethodTableOwner3 NSKeyValueChange NSKeyValueChangeKey \
    NSKeyValueObservation NSKeyValueObservedChange NSKeyValueObservingOptions NSSelectorFromString \
    NSStringFromSelector OverriddenMember OverridesBlockObserver OverridesNamedObserverRemoval OverridesNamedPost \
    OverridesObserverRemoval OverridesPost OverridesPostWithInfo OverridesSelectorObserver Protocol Selector \
    TargetTimerInitializing UnreadableArgument WindfallBlockCode WindfallClass WindfallMethodCode WindfallObject \
    _KeyValueCodingAndObserving autoreleasepool class_addMethod class_addProtocol class_conformsToProtocol \
    class_copyMethodList class_copyPropertyList class_getClassMethod class_getInstanceMethod class_getInstanceSize \
    class_getMethodImplementation class_getName class_getProperty class_getSuperclass class_replaceMethod \
    imp_implementationWithBlock method_exchangeImplementations method_getImplementation method_getName \
    method_getTypeEncoding method_setImplementation objc_AssociationPolicy objc_getAssociatedObject objc_getClass \
    objc_getProtocol objc_removeAssociatedObjects objc_setAssociatedObject objc_sync_enter objc_sync_exit \
    object_getClass object_setClass property_getAttributes property_getName sel_getUid sel_isEqual \
    sel_registerName windfallBlockCode windfallBlockObject windfallClassFromString windfallClassObject \
    windfallCode windfallDidChange windfallExchanged windfallForward windfallForwardee windfallForwardingBegins \
    windfallInvoke windfallKeyPath windfallObject windfallOptional windfallOverride windfallResponds \
    windfallStringFromClass windfallWillChange
    """,
    "UIKit": """
    CAAction CAAnimation CAAnimationCalculationMode CAAnimationDelegate CAAnimationGroup CAAnimationRotationMode \
    CABasicAnimation CACornerMask CADisplayLink CAEdgeAntialiasingMask CAEmitterCell CAEmitterLayer \
    CAEmitterLayerEmitterMode CAEmitterLayerEmitterShape CAEmitterLayerRenderMode CAGradientLayer \
    CAGradientLayerType CAKeyframeAnimation CALayer CALayerContentsFilter CALayerContentsGravity \
    CALayerCornerCurve CALayerDelegate CAMediaTimingFillMode CAMediaTimingFunction CAMediaTimingFunctionName \
    CAPropertyAnimation CAShapeLayer CAShapeLayerFillRule CAShapeLayerLineCap CAShapeLayerLineJoin \
    CASpringAnimation CATextLayer CATextLayerAlignmentMode CATextLayerTruncationMode CATransaction CATransform3D \
    CATransition CATransitionSubtype CATransitionType NSAttributedStringKey NSCollectionLayoutAnchor \
    NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutContainer NSCollectionLayoutDecorationItem \
    NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing NSCollectionLayoutEnvironment \
    NSCollectionLayoutGroup NSCollectionLayoutGroupCustomItem NSCollectionLayoutGroupCustomItemProvider \
    NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize NSCollectionLayoutSpacing \
    NSCollectionLayoutSupplementaryItem NSDataAsset NSDataAssetName NSDiffableDataSourceSectionSnapshot \
    NSDiffableDataSourceSectionTransaction NSDiffableDataSourceSnapshot NSDiffableDataSourceSnapshotReference \
    NSDiffableDataSourceTransaction NSDirectionalEdgeInsets NSDirectionalRectEdge NSLayoutAnchor NSLayoutAttribute \
    NSLayoutConstraint NSLayoutDimension NSLayoutFormatOptions NSLayoutManager NSLayoutRelation \
    NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLineBreakMode NSMutableParagraphStyle NSParagraphStyle \
    NSRectAlignment NSShadow NSStringDrawingContext NSStringDrawingOptions NSTextAlignment NSTextAttachment \
    NSTextContainer NSTextStorage NSTextStorageDelegate NSTextTab NSUnderlineStyle NSValueInitializing \
    NSWritingDirection NSWritingDirectionFormatType
    """,
  ]

  /// The modules that bring Foundation and not what ours adds to it.
  static let bringingFoundation: Set<String> = [
    "AVFoundation",
    "Accessibility",
    "ActivityKit",
    "AdSupport",
    "AppTrackingTransparency",
    "AudioToolbox",
    "BackgroundTasks",
    "CloudKit",
    "Contacts",
    "CoreHaptics",
    "CoreLocation",
    "CoreMedia",
    "CoreMotion",
    "CoreSpotlight",
    "CoreTelephony",
    "CoreText",
    "CryptoKit",
    "EventKit",
    "Foundation",
    "GameplayKit",
    "JavaScriptCore",
    "LocalAuthentication",
    "Metal",
    "MetalPerformanceShaders",
    "MobileCoreServices",
    "MultipeerConnectivity",
    "Network",
    "QuartzCore",
    "RxCocoaRuntime",
    "Speech",
    "StoreKit",
    "SystemConfiguration",
    "UserNotifications",
    "WatchConnectivity",
    "WidgetKit",
  ]
}
