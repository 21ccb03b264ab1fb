// Written by Scripts/generate-documents.sh from the frameworks; run it again to change this file.

/// What the rules have to know of the frameworks' public declarations.
enum FrameworkFacts {
  /// By class, the ones that inherit from it directly, of responders.
  static let subclasses: [String: String] = [
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
    ASAuthorizationAppleIDButton UIButton UIDatePicker UIPageControl UIRefreshControl UISegmentedControl UISlider \
    UIStepper UISwitch UITextField
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
    LPLinkView MKAnnotationView MKMapView UIActivityIndicatorView UICollectionReusableView \
    UIContentUnavailableView UIControl UIImageView UILabel UIListContentView UINavigationBar UIPickerView \
    UIProgressView UIScrollView UISearchBar UIStackView UITabBar UITableViewCell UITableViewHeaderFooterView \
    UIToolbar UIVisualEffectView UIWindow WKWebView
    """,
    "UIViewController": """
    AVPlayerViewController PHPickerViewController SFSafariViewController UIActivityViewController \
    UIAlertController UICollectionViewController UIHostingController UINavigationController UIPageViewController \
    UISearchController UISplitViewController UITabBarController UITableViewController
    """,
  ]

  /// By module, what it declares at its top, where iOS has that in Foundation or one of its parts.
  static let names: [String: String] = [
    "CoreGraphics": """
    CGAffineTransform CGBitmapInfo CGBlendMode CGColor CGColorRenderingIntent CGColorSpace \
    CGColorSpaceCreateDeviceCMYK CGColorSpaceCreateDeviceGray CGColorSpaceCreateDeviceRGB CGColorSpaceModel \
    CGContext CGDataProvider CGGradient CGGradientDrawingOptions CGImage CGImageAlphaInfo CGLayer CGLineCap \
    CGLineJoin CGMutablePath CGPath CGPathApplierFunction CGPathDrawingMode CGPathElement CGPathElementType \
    CGPathFillRule CGVector
    """,
    "DarwinOverlay": """
    ByteCount CLOCK_MONOTONIC_RAW_APPROX CLOCK_UPTIME_RAW CLOCK_UPTIME_RAW_APPROX DispatchSourceFileSystemObject \
    FIOASYNC FIONBIO FIONREAD FileSystemSourceHandler Float32 Float64 FourCharCode INT64_MAX INT64_MIN INTMAX_MAX \
    INTMAX_MIN IPPROTO_IP IPPROTO_IPV6 IPPROTO_TCP IPPROTO_UDP ItemCount MAXHOSTNAMELEN MAXPATHLEN OSErr OSStatus \
    OSType O_EVTONLY OptionBits PTHREAD_MUTEX_DEFAULT PTHREAD_MUTEX_ERRORCHECK PTHREAD_MUTEX_NORMAL \
    PTHREAD_MUTEX_RECURSIVE QOS_CLASS_BACKGROUND QOS_CLASS_DEFAULT QOS_CLASS_UNSPECIFIED QOS_CLASS_USER_INITIATED \
    QOS_CLASS_USER_INTERACTIVE QOS_CLASS_UTILITY RUSAGE_SELF ResType SOCK_DGRAM SOCK_RAW SOCK_STREAM S_ISBLK \
    S_ISCHR S_ISDIR S_ISFIFO S_ISLNK S_ISREG S_ISSOCK TARGET_IPHONE_SIMULATOR TARGET_OS_EMBEDDED TARGET_OS_IOS \
    TARGET_OS_IPHONE TARGET_OS_MAC TARGET_OS_MACCATALYST TARGET_OS_OSX TARGET_OS_SIMULATOR TARGET_OS_TV \
    TARGET_OS_VISION TARGET_OS_WATCH TIOCGWINSZ TIOCNOTTY TIOCSCTTY TIOCSWINSZ UINT64_MAX UINTMAX_MAX UTF16Char \
    UTF32Char UTF8Char UniChar UniCharCount __dispatch_queue_get_label closedir dlclose fclose feof ferror fgets \
    fileno fputs fread fseek ftell fwrite getrlimit noErr os_unfair_lock os_unfair_lock_assert_not_owner \
    os_unfair_lock_assert_owner os_unfair_lock_lock os_unfair_lock_s os_unfair_lock_t os_unfair_lock_trylock \
    os_unfair_lock_unlock pthread_mach_thread_np pthread_setname_np qos_class_main qos_class_self qos_class_t \
    readdir rewind setrlimit windfallStderr windfallStdin windfallStdout
    """,
    "FoundationNetworkingOverlay": """
    AsyncLineSequence NSURLAuthenticationMethodClientCertificate NSURLAuthenticationMethodServerTrust \
    WindfallTaskMaking windfallCollect
    """,
    "FoundationOverlay": """
    AutoreleasingUnsafeMutablePointer CFAbsoluteTime CFAbsoluteTimeGetCurrent CFAllocator CFArray CFArrayGetCount \
    CFArrayGetTypeID CFAttributedString CFAttributedStringGetTypeID CFBoolean CFBooleanGetTypeID CFBooleanGetValue \
    CFBridgingRelease CFBridgingRetain CFCalendar CFCalendarGetTypeID CFCharacterSet CFCharacterSetGetTypeID \
    CFData CFDataAppendBytes CFDataCreate CFDataCreateMutable CFDataGetBytePtr CFDataGetLength CFDataGetTypeID \
    CFDate CFDateGetTypeID CFDictionary CFDictionaryGetCount CFDictionaryGetTypeID CFEqual CFError \
    CFErrorCopyDescription CFErrorCopyFailureReason CFErrorCopyRecoverySuggestion CFErrorCopyUserInfo \
    CFErrorCreate CFErrorDomain CFErrorGetCode CFErrorGetDomain CFErrorGetTypeID CFGetTypeID CFHTTPMessage \
    CFHTTPMessageAppendBytes CFHTTPMessageCopyAllHeaderFields CFHTTPMessageCopyBody \
    CFHTTPMessageCopyHeaderFieldValue CFHTTPMessageCopyRequestMethod CFHTTPMessageCopyRequestURL \
    CFHTTPMessageCopyResponseStatusLine CFHTTPMessageCopySerializedMessage CFHTTPMessageCopyVersion \
    CFHTTPMessageCreateCopy CFHTTPMessageCreateEmpty CFHTTPMessageCreateRequest CFHTTPMessageCreateResponse \
    CFHTTPMessageGetResponseStatusCode CFHTTPMessageIsHeaderComplete CFHTTPMessageIsRequest CFHTTPMessageSetBody \
    CFHTTPMessageSetHeaderFieldValue CFHash CFHashCode CFIndex CFLocale CFLocaleGetTypeID CFMutableArray \
    CFMutableAttributedString CFMutableData CFMutableDictionary CFMutableSet CFMutableString CFNull \
    CFNullGetTypeID CFNumber CFNumberGetTypeID CFNumberIsFloatType CFOptionFlags CFPropertyList CFRange \
    CFRangeMake CFReadStream CFReadStreamSetDispatchQueue CFRunLoop CFRunLoopAddSource CFRunLoopContainsSource \
    CFRunLoopGetCurrent CFRunLoopGetMain CFRunLoopMode CFRunLoopPerformBlock CFRunLoopRemoveSource CFRunLoopRun \
    CFRunLoopRunInMode CFRunLoopRunResult CFRunLoopSource CFRunLoopSourceContext CFRunLoopSourceCreate \
    CFRunLoopSourceInvalidate CFRunLoopSourceIsValid CFRunLoopSourceSignal CFRunLoopStop CFRunLoopWakeUp CFSet \
    CFSetGetTypeID CFString CFStringBuiltInEncodings CFStringConvertEncodingToIANACharSetName \
    CFStringConvertEncodingToNSStringEncoding CFStringConvertIANACharSetNameToEncoding \
    CFStringConvertNSStringEncodingToEncoding CFStringCreateCopy CFStringCreateMutableCopy \
    CFStringCreateWithCString CFStringEncoding CFStringGetLength CFStringGetTypeID CFStringTransform \
    CFSwapInt16BigToHost CFSwapInt16HostToBig CFSwapInt32BigToHost CFSwapInt32HostToBig CFSwapInt32HostToLittle \
    CFSwapInt32LittleToHost CFSwapInt64BigToHost CFSwapInt64HostToBig CFTimeInterval CFTimeZone \
    CFTimeZoneGetTypeID CFTypeID CFTypeRef CFURL CFURLCopyPath CFURLCreateStringByAddingPercentEscapes \
    CFURLCreateWithFileSystemPath CFURLCreateWithString CFURLGetString CFURLGetTypeID CFURLPathStyle CFUUID \
    CFUUIDCreate CFUUIDCreateString CFUUIDGetTypeID CFWriteStream CFWriteStreamSetDispatchQueue CGPointMake \
    CGPointZero CGRectInfinite CGRectMake CGRectNull CGRectZero CGSizeMake CGSizeZero \
    CustomLocalizedStringResourceConvertible DateComponentsFormatter DispatchSourceMemoryPressure FileWrapper \
    InlinePresentationIntent KeyPathIndex ListFormatter LocalizedStringResource MeasurementFormatter NSComparator \
    NSComparisonPredicate NSDataDetector NSDiscardableContent NSErrorPointer NSException NSExpression \
    NSFileCoordinator NSFilePresenter NSFileVersion NSFoundationVersionNumber NSFoundationVersionNumber_iOS_6_0 \
    NSFoundationVersionNumber_iOS_6_1 NSFoundationVersionNumber_iOS_7_0 NSFoundationVersionNumber_iOS_7_1 \
    NSFoundationVersionNumber_iOS_8_0 NSFoundationVersionNumber_iOS_8_1 NSFoundationVersionNumber_iOS_8_2 \
    NSFoundationVersionNumber_iOS_8_3 NSFoundationVersionNumber_iOS_8_4 NSFoundationVersionNumber_iOS_9_0 \
    NSFoundationVersionNumber_iOS_9_1 NSFoundationVersionNumber_iOS_9_2 NSFoundationVersionNumber_iOS_9_3 \
    NSFoundationVersionNumber_iOS_9_4 NSHashTable NSInteger NSItemProvider NSItemProviderReading \
    NSItemProviderRepresentationVisibility NSItemProviderWriting NSMapTable NSPointerFunctions \
    NSPredicateFormatInitializing NSRangePointer NSSecureUnarchiveFromDataTransformer NSSetLiteralInitializing \
    NSSortDescriptorKeyInitializing NSTextCheckingTypes NSUInteger NSUbiquitousKeyValueStore NSUserActivity \
    NSUserActivityDelegate NSUserActivityTypeBrowsingWeb NSValueTransformerName PersonNameComponentsFormatter \
    ProcessInfoInitializing ProgressInitializing RelativeDateTimeFormatter UndoManager ValueTransformer \
    kCFAbsoluteTimeIntervalSince1904 kCFAbsoluteTimeIntervalSince1970 kCFAllocatorDefault kCFAllocatorMalloc \
    kCFAllocatorNull kCFAllocatorSystemDefault kCFBooleanFalse kCFBooleanTrue kCFBundleDevelopmentRegionKey \
    kCFBundleExecutableKey kCFBundleIdentifierKey kCFBundleInfoDictionaryVersionKey kCFBundleLocalizationsKey \
    kCFBundleNameKey kCFBundleVersionKey kCFErrorDomainCocoa kCFErrorDomainMach kCFErrorDomainOSStatus \
    kCFErrorDomainPOSIX kCFErrorLocalizedDescriptionKey kCFErrorLocalizedFailureReasonKey \
    kCFErrorLocalizedRecoverySuggestionKey kCFErrorUnderlyingErrorKey kCFHTTPVersion1_0 kCFHTTPVersion1_1 \
    kCFHTTPVersion2_0 kCFHTTPVersion3_0 kCFNull kCFStringEncodingInvalidId kCFStringTransformFullwidthHalfwidth \
    kCFStringTransformMandarinLatin kCFStringTransformStripCombiningMarks kCFStringTransformStripDiacritics \
    kCFStringTransformToLatin
    """,
    "ObjectiveC": """
    ClassOverrides IMP MessageForwarding Method MethodTable MethodTableOwner NSKeyValueChange NSKeyValueChangeKey \
    NSKeyValueObservation NSKeyValueObservedChange NSKeyValueObservingOptions NSSelectorFromString \
    NSStringFromSelector Protocol Selector TargetTimerInitializing WindfallClass WindfallObject autoreleasepool \
    class_addMethod class_addProtocol class_conformsToProtocol class_copyPropertyList class_getClassMethod \
    class_getInstanceMethod class_getInstanceSize class_getName class_getProperty class_getSuperclass \
    class_replaceMethod imp_implementationWithBlock method_exchangeImplementations method_getImplementation \
    method_getTypeEncoding method_setImplementation objc_AssociationPolicy objc_getAssociatedObject objc_getClass \
    objc_getProtocol objc_removeAssociatedObjects objc_setAssociatedObject objc_sync_enter objc_sync_exit \
    object_getClass property_getAttributes property_getName windfallClassFromString windfallDidChange \
    windfallForward windfallForwardee windfallForwardingBegins windfallInvoke windfallKeyPath windfallObject \
    windfallOptional windfallOverride windfallResponds windfallStringFromClass windfallWillChange
    """,
  ]
}
