// swift-format-ignore-file
// Written by Scripts/generate-reference-api.py; run it again with the lists to change this file.

/// What iOS projects use: `framework|kind|type|name|projects|uses|on Linux`, one a line.
enum ReferenceAPI {
  static let table: StaticString = #"""
    Combine|type||AnyCancellable|8|34|
    Combine|type||AnyPublisher|6|59|
    Combine|type||Cancellable|1|3|
    Combine|type||CurrentValueSubject|4|8|
    Combine|type||Deferred|1|2|
    Combine|type||Fail|2|6|
    Combine|type||Future|3|5|
    Combine|type||Just|3|7|
    Combine|type||ObservableObject|12|37|
    Combine|type||PassthroughSubject|2|4|
    Combine|type||Published|13|117|
    Combine|type||Publisher|1|1|
    Combine|type||Publishers|1|1|
    Combine|type||Subscribers|1|3|
    Combine|member|*|append|2|10|
    Combine|member|*|catch|1|1|
    Combine|member|*|decode|5|10|
    Combine|member|*|delay|3|10|
    Combine|member|*|dropFirst|3|7|
    Combine|member|*|eraseToAnyPublisher|6|42|
    Combine|member|*|filter|5|11|
    Combine|member|*|first|2|6|
    Combine|member|*|flatMap|1|1|
    Combine|member|*|last|1|1|
    Combine|member|*|map|5|20|
    Combine|member|*|mapError|3|3|
    Combine|member|*|receive|5|18|
    Combine|member|*|removeDuplicates|1|1|
    Combine|member|*|send|1|13|
    Combine|member|*|setFailureType|3|4|
    Combine|member|*|sink|9|47|
    Combine|member|*|store|8|37|
    Combine|member|*|tryMap|4|6|
    CoreData|syntax||@NSManaged|4|77|
    CoreData|type||NSBatchDeleteRequest|2|2|
    CoreData|type||NSBatchDeleteResult|1|1|
    CoreData|type||NSCoreDataCoreSpotlightDelegate|1|2|
    CoreData|type||NSEntityDescription|2|4|
    CoreData|type||NSFetchRequest|6|57|
    CoreData|type||NSFetchRequestResult|4|23|
    CoreData|type||NSFetchedResultsController|2|8|
    CoreData|type||NSFetchedResultsControllerDelegate|2|2|
    CoreData|type||NSManagedObject|5|17|
    CoreData|type||NSManagedObjectContext|6|37|
    CoreData|type||NSManagedObjectModel|4|10|
    CoreData|type||NSMergePolicy|1|1|
    CoreData|type||NSPersistentCloudKitContainer|1|2|
    CoreData|type||NSPersistentContainer|3|10|
    CoreData|type||NSPersistentStoreCoordinator|2|3|
    CoreData|type||NSPersistentStoreDescription|1|1|
    CoreData|type||NSSQLiteStoreType|2|2|
    CoreData|member|NSBatchDeleteRequest|init(fetchRequest:)|2|2|
    CoreData|member|NSCoreDataCoreSpotlightDelegate|init(forStoreWith:coordinator:)|1|1|
    CoreData|member|NSFetchRequest|init(entityName:)|1|1|
    CoreData|member|NSManagedObjectContext|mergeChanges|1|1|
    CoreData|member|NSManagedObjectModel|init(contentsOf:)|1|1|
    CoreData|member|NSMergePolicy|mergeByPropertyObjectTrump|1|1|
    CoreData|member|NSPersistentCloudKitContainer|init(name:managedObjectModel:)|1|1|
    CoreGraphics|type||CGAffineTransform|2|8|
    CoreGraphics|type||CGContext|1|1|
    CoreGraphics|type||CGDataConsumer|1|1|
    CoreGraphics|type||CGFloat|15|609|
    CoreGraphics|type||CGImage|1|2|
    CoreGraphics|type||CGImageSourceCreateImageAtIndex|1|1|
    CoreGraphics|type||CGImageSourceCreateWithData|1|1|
    CoreGraphics|type||CGPoint|8|78|
    CoreGraphics|type||CGRect|12|85|
    CoreGraphics|type||CGSize|15|101|
    Foundation|type||AttributedString|2|39|
    Foundation|type||Bundle|21|133|
    Foundation|type||ByteCountFormatter|1|4|
    Foundation|type||CFAbsoluteTimeGetCurrent|1|3|
    Foundation|type||Calendar|10|69|
    Foundation|type||CharacterSet|6|8|
    Foundation|type||Data|24|371|
    Foundation|type||DateComponents|6|14|
    Foundation|type||DateComponentsFormatter|4|7|
    Foundation|type||DateFormatter|14|56|
    Foundation|type||Decimal|2|10|
    Foundation|type||DispatchGroup|2|5|
    Foundation|type||DispatchQueue|22|184|
    Foundation|type||DispatchSemaphore|1|2|
    Foundation|type||DispatchWorkItem|1|5|
    Foundation|type||FileManager|9|35|
    Foundation|type||HTTPCookieStorage|1|19|
    Foundation|type||HTTPURLResponse|17|114|
    Foundation|type||ISO8601DateFormatter|2|3|
    Foundation|type||IndexPath|20|407|
    Foundation|type||IndexSet|4|8|
    Foundation|type||JSONDecoder|26|102|
    Foundation|type||JSONEncoder|11|26|
    Foundation|type||JSONSerialization|7|22|
    Foundation|type||Locale|13|43|
    Foundation|type||Logger|4|11|
    Foundation|type||Mirror|2|3|
    Foundation|type||Mutex|1|1|
    Foundation|type||NSAttributedString|7|75|
    Foundation|type||NSAttributedString.Key|5|26|
    Foundation|type||NSCache|4|6|
    Foundation|type||NSCalendarDayChanged|1|2|
    Foundation|type||NSCharacterSet|2|2|
    Foundation|type||NSClassFromString|3|3|
    Foundation|type||NSCocoaErrorDomain|1|1|
    Foundation|type||NSCoder|16|73|
    Foundation|type||NSCoding|1|1|
    Foundation|type||NSComparisonPredicate|1|4|
    Foundation|type||NSCompoundPredicate|1|2|
    Foundation|type||NSCountedSet|1|2|
    Foundation|type||NSData|2|4|
    Foundation|type||NSDate|1|1|
    Foundation|type||NSDecimalNumber|2|14|
    Foundation|type||NSDictionary|3|15|
    Foundation|type||NSError|12|89|
    Foundation|type||NSExpression|1|2|
    Foundation|type||NSItemProvider|1|1|
    Foundation|type||NSKeyValueObservation|4|4|
    Foundation|type||NSKeyedArchiver|1|2|
    Foundation|type||NSKeyedUnarchiver|1|2|
    Foundation|type||NSLocale|2|3|
    Foundation|type||NSLocalizedDescriptionKey|3|6|
    Foundation|type||NSLocalizedString|14|175|
    Foundation|type||NSLock|3|8|
    Foundation|type||NSMaxRange|1|4|
    Foundation|type||NSMutableArray|1|6|
    Foundation|type||NSMutableAttributedString|2|12|
    Foundation|type||NSMutableDictionary|1|3|
    Foundation|type||NSNotFound|1|9|
    Foundation|type||NSNotification|3|7|
    Foundation|type||NSNumber|7|16|
    Foundation|type||NSObject|18|53|
    Foundation|type||NSObjectProtocol|3|6|
    Foundation|type||NSOrderedSet|1|3|
    Foundation|type||NSPredicate|11|42|
    Foundation|type||NSRange|5|31|
    Foundation|type||NSRecursiveLock|1|1|
    Foundation|type||NSRegularExpression|3|27|
    Foundation|type||NSSelectorFromString|1|3|
    Foundation|type||NSSortDescriptor|4|11|
    Foundation|type||NSString|8|21|
    Foundation|type||NSStringFromClass|4|4|
    Foundation|type||NSTextCheckingResult|1|3|
    Foundation|type||NSURL|3|12|
    Foundation|type||NSURLErrorCannotConnectToHost|2|2|
    Foundation|type||NSURLErrorCannotFindHost|2|2|
    Foundation|type||NSURLErrorDomain|2|5|
    Foundation|type||NSURLErrorNetworkConnectionLost|2|3|
    Foundation|type||NSURLErrorNotConnectedToInternet|3|6|
    Foundation|type||NSURLErrorTimedOut|2|2|
    Foundation|type||NSUUID|1|1|
    Foundation|type||NSUbiquitousKeyValueStore|1|5|
    Foundation|type||NSUserActivity|1|2|
    Foundation|type||NSValue|4|5|
    Foundation|type||Notification|9|30|
    Foundation|type||NotificationCenter|11|58|
    Foundation|type||NumberFormatter|6|21|
    Foundation|type||OSAllocatedUnfairLock|1|2|
    Foundation|type||OSLog|1|1|
    Foundation|type||PersonNameComponents|1|2|
    Foundation|type||ProcessInfo|6|19|
    Foundation|type||Progress|1|2|
    Foundation|type||RelativeDateTimeFormatter|3|9|
    Foundation|type||RunLoop|8|27|
    Foundation|type||Scanner|1|1|
    Foundation|type||Selector|4|5|
    Foundation|type||Thread|2|6|
    Foundation|type||TimeZone|6|7|
    Foundation|type||Timer|5|22|
    Foundation|type||URL|28|695|
    Foundation|type||URLCache|2|4|
    Foundation|type||URLComponents|7|16|
    Foundation|type||URLError|8|29|
    Foundation|type||URLProtocol|5|9|
    Foundation|type||URLQueryItem|6|27|
    Foundation|type||URLRequest|20|126|
    Foundation|type||URLResponse|9|66|
    Foundation|type||URLSession|21|103|
    Foundation|type||URLSessionConfiguration|6|11|
    Foundation|type||URLSessionDataTask|3|8|
    Foundation|type||UUID|15|129|
    Foundation|type||UserDefaults|11|67|
    Foundation|member|*|appendingPathComponent|7|29|
    Foundation|member|*|arc4random|1|1|
    Foundation|member|*|autoreleasepool|1|1|
    Foundation|member|*|dataTaskPublisher|4|5|
    Foundation|member|*|withCheckedContinuation|4|7|
    Foundation|member|Bundle|main|14|66|
    Foundation|member|CommandLine|arguments|2|2|
    Foundation|member|NSAttributedString|init(chapterName:width:)|1|1|
    Foundation|member|NSAttributedString|init(data:options:documentAttributes:)|1|2|
    Foundation|member|NSAttributedString|init(string:)|2|3|
    Foundation|member|NSAttributedString|init(string:attributes:)|4|14|
    Foundation|member|NSAttributedString|makeTitle|1|4|
    Foundation|member|NSCache|init()|1|1|
    Foundation|member|NSClassFromString|init()|2|2|
    Foundation|member|NSData|init()|1|2|
    Foundation|member|NSDecimalNumber|init(string:)|1|2|
    Foundation|member|NSDecimalNumber|notANumber|1|1|
    Foundation|member|NSError|init(domain:code:)|1|1|
    Foundation|member|NSError|init(domain:code:userInfo:)|3|3|
    Foundation|member|NSError|test|1|4|
    Foundation|member|NSItemProvider|init(object:)|1|1|
    Foundation|member|NSLock|init()|1|4|
    Foundation|member|NSLog|init()|1|1|
    Foundation|member|NSMutableArray|init()|1|2|
    Foundation|member|NSMutableAttributedString|init()|1|1|
    Foundation|member|NSMutableAttributedString|init(attributedString:)|1|3|
    Foundation|member|NSMutableAttributedString|init(source:tokens:theme:)|1|1|
    Foundation|member|NSMutableAttributedString|init(string:)|1|1|
    Foundation|member|NSMutableAttributedString|init(string:attributes:)|2|3|
    Foundation|member|NSMutableCharacterSet|decimalDigit|1|1|
    Foundation|member|NSNumber|init(value:)|4|7|
    Foundation|member|NSPredicate|init(format:)|3|7|
    Foundation|member|NSRange|init(location:length:)|1|3|
    Foundation|member|NSSelectorFromString|init()|1|3|
    Foundation|member|NSStringFromClass|init()|2|2|
    Foundation|member|Thread|isMainThread|1|2|
    Interface Builder|element||accessibility|4|59|
    Interface Builder|element||accessibilityTraits|1|1|
    Interface Builder|element||action|15|139|
    Interface Builder|element||activityIndicatorView|2|2|
    Interface Builder|element||adaptation|8|13|
    Interface Builder|element||array|1|4|
    Interface Builder|element||attributedString|2|7|
    Interface Builder|element||attributes|2|10|
    Interface Builder|element||autoresizingMask|21|383|
    Interface Builder|element||barButtonItem|9|28|
    Interface Builder|element||blurEffect|1|1|
    Interface Builder|element||bool|1|2|
    Interface Builder|element||button|11|139|
    Interface Builder|element||buttonConfiguration|3|3|
    Interface Builder|element||capability|21|163|
    Interface Builder|element||cells|7|22|
    Interface Builder|element||collectionReusableView|3|3|
    Interface Builder|element||collectionView|5|9|
    Interface Builder|element||collectionViewCell|5|12|
    Interface Builder|element||collectionViewCellContentView|2|5|
    Interface Builder|element||collectionViewController|1|1|
    Interface Builder|element||collectionViewFlowLayout|5|9|
    Interface Builder|element||color|21|676|
    Interface Builder|element||connections|20|344|
    Interface Builder|element||constraint|19|2350|
    Interface Builder|element||constraints|19|483|
    Interface Builder|element||containerView|4|7|
    Interface Builder|element||customFonts|1|2|
    Interface Builder|element||date|1|1|
    Interface Builder|element||datePicker|2|2|
    Interface Builder|element||dependencies|21|69|
    Interface Builder|element||deployment|14|30|
    Interface Builder|element||designable|1|28|
    Interface Builder|element||designables|1|2|
    Interface Builder|element||device|20|57|
    Interface Builder|element||document|21|69|
    Interface Builder|element||edgeInsets|1|1|
    Interface Builder|element||exclude|2|5|
    Interface Builder|element||extendedEdge|3|4|
    Interface Builder|element||font|2|10|
    Interface Builder|element||fontDescription|20|434|
    Interface Builder|element||fragment|2|10|
    Interface Builder|element||freeformSimulatedSizeMetrics|3|3|
    Interface Builder|element||gestureRecognizers|1|1|
    Interface Builder|element||id|21|4896|
    Interface Builder|element||image|6|68|
    Interface Builder|element||imageView|8|77|
    Interface Builder|element||include|1|3|
    Interface Builder|element||inferredMetricsTieBreakers|3|3|
    Interface Builder|element||inset|7|32|
    Interface Builder|element||integer|4|10|
    Interface Builder|element||items|3|5|
    Interface Builder|element||label|18|330|
    Interface Builder|element||layoutGuides|4|10|
    Interface Builder|element||mapView|1|1|
    Interface Builder|element||mask|2|7|
    Interface Builder|element||namedColor|2|12|
    Interface Builder|element||navigationBar|9|19|
    Interface Builder|element||navigationController|8|14|
    Interface Builder|element||navigationItem|14|35|
    Interface Builder|element||nil|18|501|
    Interface Builder|element||objects|21|140|
    Interface Builder|element||outlet|20|518|
    Interface Builder|element||outletCollection|2|19|
    Interface Builder|element||pageControl|1|1|
    Interface Builder|element||pageViewController|1|1|
    Interface Builder|element||paragraphStyle|2|9|
    Interface Builder|element||pickerView|2|2|
    Interface Builder|element||placeholder|21|155|
    Interface Builder|element||plugIn|21|69|
    Interface Builder|element||point|20|131|
    Interface Builder|element||prototypes|12|27|
    Interface Builder|element||real|2|78|
    Interface Builder|element||rect|21|1278|
    Interface Builder|element||refreshControl|1|3|
    Interface Builder|element||resources|11|37|
    Interface Builder|element||rightBarButtonItems|2|2|
    Interface Builder|element||scene|19|125|
    Interface Builder|element||scenes|19|54|
    Interface Builder|element||scopeButtonTitles|1|1|
    Interface Builder|element||scrollView|2|7|
    Interface Builder|element||searchBar|1|1|
    Interface Builder|element||sections|5|8|
    Interface Builder|element||segment|2|4|
    Interface Builder|element||segmentedControl|2|2|
    Interface Builder|element||segments|2|2|
    Interface Builder|element||segue|10|49|
    Interface Builder|element||simulatedNavigationBarMetrics|5|22|
    Interface Builder|element||size|7|66|
    Interface Builder|element||slider|3|3|
    Interface Builder|element||splitViewController|1|1|
    Interface Builder|element||stackView|14|90|
    Interface Builder|element||state|11|137|
    Interface Builder|element||stepper|1|1|
    Interface Builder|element||string|8|19|
    Interface Builder|element||subviews|20|422|
    Interface Builder|element||switch|1|1|
    Interface Builder|element||systemColor|10|44|
    Interface Builder|element||tabBar|1|1|
    Interface Builder|element||tabBarController|1|1|
    Interface Builder|element||tabBarItem|1|6|
    Interface Builder|element||tableView|15|36|
    Interface Builder|element||tableViewCell|14|77|
    Interface Builder|element||tableViewCellContentView|14|77|
    Interface Builder|element||tableViewController|9|23|
    Interface Builder|element||tableViewSection|4|13|
    Interface Builder|element||tapGestureRecognizer|2|3|
    Interface Builder|element||textAttributes|1|2|
    Interface Builder|element||textField|11|66|
    Interface Builder|element||textInputTraits|13|73|
    Interface Builder|element||textView|4|6|
    Interface Builder|element||toolbarItems|7|13|
    Interface Builder|element||userDefinedRuntimeAttribute|6|170|
    Interface Builder|element||userDefinedRuntimeAttributes|6|69|
    Interface Builder|element||variation|2|7|
    Interface Builder|element||view|20|300|
    Interface Builder|element||viewController|17|84|
    Interface Builder|element||viewControllerLayoutGuide|4|20|
    Interface Builder|element||viewLayoutGuide|14|86|
    Interface Builder|element||visualEffectView|1|1|
    Interface Builder|element|action|destination|15|139|
    Interface Builder|element|action|eventType|13|122|
    Interface Builder|element|action|selector|15|139|
    Interface Builder|element|autoresizingMask|flexibleMaxX|8|39|
    Interface Builder|element|autoresizingMask|flexibleMaxY|9|42|
    Interface Builder|element|autoresizingMask|heightSizable|21|121|
    Interface Builder|element|autoresizingMask|key=autoresizingMask|21|383|
    Interface Builder|element|autoresizingMask|widthSizable|21|124|
    Interface Builder|element|barButtonItem|systemItem|7|20|
    Interface Builder|element|button|buttonType|11|79|
    Interface Builder|element|button|contentHorizontalAlignment|11|139|
    Interface Builder|element|button|contentMode|11|139|
    Interface Builder|element|button|contentVerticalAlignment|11|139|
    Interface Builder|element|button|lineBreakMode|11|139|
    Interface Builder|element|button|opaque|11|139|
    Interface Builder|element|button|translatesAutoresizingMaskIntoConstraints|11|139|
    Interface Builder|element|capability|minToolsVersion|21|163|
    Interface Builder|element|capability|name|21|163|
    Interface Builder|element|color|alpha|19|366|
    Interface Builder|element|color|blue|12|119|
    Interface Builder|element|color|cocoaTouchSystemColor|7|44|
    Interface Builder|element|color|colorSpace|19|367|
    Interface Builder|element|color|customColorSpace|17|315|
    Interface Builder|element|color|green|12|119|
    Interface Builder|element|color|key=backgroundColor|21|390|
    Interface Builder|element|color|key=textColor|10|88|
    Interface Builder|element|color|red|12|119|
    Interface Builder|element|color|systemColor|12|242|
    Interface Builder|element|color|white|18|247|
    Interface Builder|element|constraint|constant|17|1003|
    Interface Builder|element|constraint|firstAttribute|19|2350|
    Interface Builder|element|constraint|firstItem|19|1494|
    Interface Builder|element|constraint|multiplier|9|19|
    Interface Builder|element|constraint|relation|7|48|
    Interface Builder|element|constraint|secondAttribute|19|2041|
    Interface Builder|element|constraint|secondItem|19|2041|
    Interface Builder|element|deployment|identifier|14|30|
    Interface Builder|element|device|appearance|14|44|
    Interface Builder|element|device|orientation|20|57|
    Interface Builder|element|document|colorMatched|21|69|
    Interface Builder|element|document|initialViewController|16|46|
    Interface Builder|element|document|propertyAccessControl|21|69|
    Interface Builder|element|document|targetRuntime|21|69|
    Interface Builder|element|document|toolsVersion|21|69|
    Interface Builder|element|document|type|21|69|
    Interface Builder|element|document|useAutolayout|21|69|
    Interface Builder|element|document|useSafeAreas|17|61|
    Interface Builder|element|document|useTraitCollections|21|69|
    Interface Builder|element|document|version|21|69|
    Interface Builder|element|fontDescription|key=fontDescription|20|433|
    Interface Builder|element|fontDescription|pointSize|17|372|
    Interface Builder|element|fontDescription|style|9|62|
    Interface Builder|element|fontDescription|type|17|208|
    Interface Builder|element|imageView|clipsSubviews|7|71|
    Interface Builder|element|imageView|contentMode|8|77|
    Interface Builder|element|imageView|horizontalHuggingPriority|8|76|
    Interface Builder|element|imageView|translatesAutoresizingMaskIntoConstraints|8|74|
    Interface Builder|element|imageView|userInteractionEnabled|8|75|
    Interface Builder|element|imageView|verticalHuggingPriority|8|76|
    Interface Builder|element|inset|maxX|7|32|
    Interface Builder|element|inset|maxY|7|32|
    Interface Builder|element|inset|minX|7|32|
    Interface Builder|element|inset|minY|7|32|
    Interface Builder|element|label|adjustsFontSizeToFit|18|312|
    Interface Builder|element|label|baselineAdjustment|18|330|
    Interface Builder|element|label|contentMode|18|330|
    Interface Builder|element|label|horizontalHuggingPriority|17|280|
    Interface Builder|element|label|lineBreakMode|18|330|
    Interface Builder|element|label|multipleTouchEnabled|8|46|
    Interface Builder|element|label|numberOfLines|12|69|
    Interface Builder|element|label|opaque|18|330|
    Interface Builder|element|label|text|17|320|
    Interface Builder|element|label|textAlignment|18|311|
    Interface Builder|element|label|translatesAutoresizingMaskIntoConstraints|17|285|
    Interface Builder|element|label|userInteractionEnabled|17|284|
    Interface Builder|element|label|verticalHuggingPriority|17|277|
    Interface Builder|element|navigationBar|contentMode|9|19|
    Interface Builder|element|navigationBar|key=navigationBar|8|14|
    Interface Builder|element|navigationController|automaticallyAdjustsScrollViewInsets|7|10|
    Interface Builder|element|navigationController|sceneMemberID|8|14|
    Interface Builder|element|navigationItem|key=navigationItem|13|30|
    Interface Builder|element|navigationItem|title|9|22|
    Interface Builder|element|nil|key=highlightedColor|18|221|
    Interface Builder|element|nil|key=textColor|17|266|
    Interface Builder|element|nil|name|7|10|
    Interface Builder|element|outlet|destination|20|518|
    Interface Builder|element|outlet|property|20|518|
    Interface Builder|element|placeholder|customClass|9|56|
    Interface Builder|element|placeholder|placeholderIdentifier|21|155|
    Interface Builder|element|placeholder|sceneMemberID|19|125|
    Interface Builder|element|placeholder|userLabel|18|108|
    Interface Builder|element|plugIn|identifier|21|69|
    Interface Builder|element|plugIn|version|21|69|
    Interface Builder|element|point|key=canvasLocation|20|131|
    Interface Builder|element|point|x|20|131|
    Interface Builder|element|point|y|20|131|
    Interface Builder|element|rect|height|21|1278|
    Interface Builder|element|rect|key=frame|21|1278|
    Interface Builder|element|rect|width|21|1278|
    Interface Builder|element|rect|x|21|1278|
    Interface Builder|element|rect|y|21|1278|
    Interface Builder|element|scene|sceneID|19|125|
    Interface Builder|element|segue|destination|10|46|
    Interface Builder|element|segue|kind|10|46|
    Interface Builder|element|segue|relationship|8|21|
    Interface Builder|element|size|height|7|66|
    Interface Builder|element|size|width|7|66|
    Interface Builder|element|stackView|axis|14|38|
    Interface Builder|element|stackView|contentMode|14|90|
    Interface Builder|element|stackView|opaque|14|90|
    Interface Builder|element|stackView|spacing|12|43|
    Interface Builder|element|stackView|translatesAutoresizingMaskIntoConstraints|14|90|
    Interface Builder|element|state|key=normal|11|108|
    Interface Builder|element|state|title|11|62|
    Interface Builder|element|systemColor|name|10|44|
    Interface Builder|element|tableView|alwaysBounceVertical|15|35|
    Interface Builder|element|tableView|clipsSubviews|15|36|
    Interface Builder|element|tableView|contentMode|15|36|
    Interface Builder|element|tableView|dataMode|14|34|
    Interface Builder|element|tableView|estimatedRowHeight|10|29|
    Interface Builder|element|tableView|key=view|9|23|
    Interface Builder|element|tableView|rowHeight|15|36|
    Interface Builder|element|tableView|sectionFooterHeight|15|36|
    Interface Builder|element|tableView|sectionHeaderHeight|15|36|
    Interface Builder|element|tableView|separatorStyle|15|36|
    Interface Builder|element|tableView|style|15|36|
    Interface Builder|element|tableView|translatesAutoresizingMaskIntoConstraints|7|13|
    Interface Builder|element|tableViewCell|clipsSubviews|14|76|
    Interface Builder|element|tableViewCell|contentMode|14|77|
    Interface Builder|element|tableViewCell|customClass|7|16|
    Interface Builder|element|tableViewCell|customModule|7|16|
    Interface Builder|element|tableViewCell|customModuleProvider|7|16|
    Interface Builder|element|tableViewCell|indentationWidth|14|77|
    Interface Builder|element|tableViewCell|reuseIdentifier|13|33|
    Interface Builder|element|tableViewCell|selectionStyle|14|77|
    Interface Builder|element|tableViewCell|style|8|37|
    Interface Builder|element|tableViewCell|textLabel|8|37|
    Interface Builder|element|tableViewCellContentView|clipsSubviews|14|77|
    Interface Builder|element|tableViewCellContentView|contentMode|14|77|
    Interface Builder|element|tableViewCellContentView|insetsLayoutMarginsFromSafeArea|9|61|
    Interface Builder|element|tableViewCellContentView|key=contentView|14|77|
    Interface Builder|element|tableViewCellContentView|multipleTouchEnabled|14|77|
    Interface Builder|element|tableViewCellContentView|opaque|14|77|
    Interface Builder|element|tableViewCellContentView|tableViewCell|14|77|
    Interface Builder|element|tableViewController|customClass|9|20|
    Interface Builder|element|tableViewController|customModule|9|20|
    Interface Builder|element|tableViewController|customModuleProvider|9|20|
    Interface Builder|element|tableViewController|sceneMemberID|9|23|
    Interface Builder|element|textField|borderStyle|11|66|
    Interface Builder|element|textField|contentHorizontalAlignment|11|66|
    Interface Builder|element|textField|contentMode|11|66|
    Interface Builder|element|textField|contentVerticalAlignment|11|66|
    Interface Builder|element|textField|minimumFontSize|11|66|
    Interface Builder|element|textField|opaque|11|66|
    Interface Builder|element|textField|placeholder|7|40|
    Interface Builder|element|textField|textAlignment|11|66|
    Interface Builder|element|textField|translatesAutoresizingMaskIntoConstraints|11|66|
    Interface Builder|element|textInputTraits|key=textInputTraits|13|73|
    Interface Builder|element|userDefinedRuntimeAttribute|keyPath|6|170|
    Interface Builder|element|userDefinedRuntimeAttribute|type|6|170|
    Interface Builder|element|view|contentMode|20|300|
    Interface Builder|element|view|key=view|17|84|
    Interface Builder|element|view|translatesAutoresizingMaskIntoConstraints|9|187|
    Interface Builder|element|viewController|customClass|17|82|
    Interface Builder|element|viewController|customModule|16|76|
    Interface Builder|element|viewController|customModuleProvider|17|78|
    Interface Builder|element|viewController|sceneMemberID|17|84|
    Interface Builder|element|viewController|storyboardIdentifier|13|57|
    Interface Builder|element|viewLayoutGuide|key=safeArea|14|86|
    Language|syntax||#keyPath|3|9|
    Language|syntax||#selector|23|109|
    Language|syntax||#selector(getter/setter:)|1|2|
    Language|syntax||.perform(any|7|17|
    Language|syntax||.perform(selector)|3|4|
    Language|syntax||@IBAction|14|172|
    Language|syntax||@IBDesignable|2|5|
    Language|syntax||@IBInspectable|4|24|
    Language|syntax||@IBOutlet|18|428|
    Language|syntax||@IBOutlet collection [..]|1|1|
    Language|syntax||@IBOutlet private(set)/private|6|77|
    Language|syntax||@IBOutlet weak|11|293|
    Language|syntax||@MainActor|13|489|
    Language|syntax||@NSApplicationMain/@UIApplicationMain|9|11|
    Language|syntax||@NSManaged|4|77|
    Language|syntax||@Sendable|3|35|
    Language|syntax||@UIApplicationMain|9|11|
    Language|syntax||@autoclosure|6|20|
    Language|syntax||@available|7|22|
    Language|syntax||@discardableResult|13|133|
    Language|syntax||@dynamicMemberLookup|1|2|
    Language|syntax||@escaping|25|426|
    Language|syntax||@main|27|48|
    Language|syntax||@nonobjc|3|11|
    Language|syntax||@objc|25|162|
    Language|syntax||@objc (any)|25|162|
    Language|syntax||@objc func|22|96|
    Language|syntax||@objc protocol|3|5|
    Language|syntax||@objc var/let|1|40|
    Language|syntax||@objc(Name)|3|4|
    Language|syntax||@preconcurrency|2|3|
    Language|syntax||@retroactive|1|2|
    Language|syntax||@testable|33|439|
    Language|syntax||@unchecked|3|67|
    Language|syntax||@unknown|6|17|
    Language|syntax||AnyClass / .self metatype registration|6|9|
    Language|syntax||NSClassFromString/NSStringFromClass|5|7|
    Language|syntax||NSCoding/NSSecureCoding|1|1|
    Language|syntax||NSObject subclass/conformance|17|50|
    Language|syntax||NSSelectorFromString|1|3|
    Language|syntax||NotificationCenter addObserver(selector:)|6|16|
    Language|syntax||Selector("...")|4|6|
    Language|syntax||UI*GestureRecognizer(target:action:)|5|8|
    Language|syntax||UIBarButtonItem(...action:)|7|33|
    Language|syntax||addTarget(_:action:for:)|15|41|
    Language|syntax||as? / as! NSString etc. bridging (as NSXxx)|16|77|
    Language|syntax||awakeFromNib|5|16|
    Language|syntax||class_/method_ runtime|1|6|
    Language|syntax||dynamic var/func|1|40|
    Language|syntax||objc_get/setAssociatedObject|1|19|
    Language|syntax||observe(\. (KVO)|4|9|
    Language|syntax||protocol : AnyObject/class|18|55|
    Language|syntax||protocol : NSObjectProtocol|1|1|
    Language|syntax||required init?(coder:)|13|61|
    Language|syntax||responds(to:)|1|3|
    Language|syntax||unavailable init coder|3|7|
    Language|syntax||value(forKey)/setValue(forKey)|4|44|
    Nimble|member|*|&&(left:right:)|0|0|+
    Nimble|member|*|NMB_compare(_:)|0|0|-
    Nimble|member|*|allPass(_:)|0|0|+
    Nimble|member|*|allPass(_:_:)|0|0|+
    Nimble|member|*|alwaysTo(_:until:pollInterval:description:)|0|0|+
    Nimble|member|*|assert(_:message:location:)|0|0|+
    Nimble|member|*|be(_:)|0|0|+
    Nimble|member|*|beAKindOf(_:)|1|3|+
    Nimble|member|*|beAnInstanceOf(_:)|0|0|+
    Nimble|member|*|beCloseTo(_:within:)|0|0|+
    Nimble|member|*|beEmpty()|2|10|+
    Nimble|member|*|beFailure(_:)|0|0|+
    Nimble|member|*|beFailure(test:)|0|0|+
    Nimble|member|*|beFalse()|2|11|+
    Nimble|member|*|beFalsy()|0|0|+
    Nimble|member|*|beGreaterThan(_:)|0|0|+
    Nimble|member|*|beGreaterThanOrEqualTo(_:)|0|0|+
    Nimble|member|*|beIdenticalTo(_:)|0|0|+
    Nimble|member|*|beLessThan(_:)|0|0|+
    Nimble|member|*|beLessThanOrEqualTo(_:)|0|0|+
    Nimble|member|*|beNil()|1|2|+
    Nimble|member|*|beSuccess(_:)|0|0|+
    Nimble|member|*|beSuccess(test:)|0|0|+
    Nimble|member|*|beTrue()|3|15|+
    Nimble|member|*|beTruthy()|1|1|+
    Nimble|member|*|beVoid()|0|0|+
    Nimble|member|*|beWithin(_:)|0|0|+
    Nimble|member|*|beginWith(_:)|0|0|+
    Nimble|member|*|beginWith(prefix:)|0|0|+
    Nimble|member|*|beginWith(prefix:by:)|0|0|+
    Nimble|member|*|catchBadInstruction(block:)|0|0|+
    Nimble|member|*|compactMap(_:_:)|0|0|+
    Nimble|member|*|contain(_:)|1|2|+
    Nimble|member|*|containElementSatisfying(_:_:)|1|3|+
    Nimble|member|*|defaultDelta()|0|0|+
    Nimble|member|*|define(_:matcher:)|0|0|+
    Nimble|member|*|define(matcher:)|0|0|+
    Nimble|member|*|defineNilable(_:matcher:)|0|0|+
    Nimble|member|*|elementsEqual(_:)|0|0|+
    Nimble|member|*|elementsEqual(_:by:)|0|0|+
    Nimble|member|*|endWith(_:)|0|0|+
    Nimble|member|*|equal(_:)|3|109|+
    Nimble|member|*|expect(_:)|3|282|+
    Nimble|member|*|expecta(_:)|0|0|+
    Nimble|member|*|expects(_:)|0|0|+
    Nimble|member|*|fail()|2|14|+
    Nimble|member|*|fail(_:)|2|14|+
    Nimble|member|*|fail(_:location:)|2|14|+
    Nimble|member|*|from(bool:)|0|0|-
    Nimble|member|*|from(status:)|0|0|-
    Nimble|member|*|gatherExpectations(silently:closure:)|0|0|+
    Nimble|member|*|gatherFailingExpectations(silently:closure:)|0|0|+
    Nimble|member|*|haveCount(_:)|1|8|+
    Nimble|member|*|init()|0|0|+
    Nimble|member|*|init(_:)|0|0|+
    Nimble|member|*|init(bool:)|0|0|+
    Nimble|member|*|init(bool:message:)|0|0|+
    Nimble|member|*|init(booleanLiteral:)|0|0|+
    Nimble|member|*|init(expression:)|0|0|+
    Nimble|member|*|init(expression:customError:)|0|0|+
    Nimble|member|*|init(handlers:)|0|0|+
    Nimble|member|*|init(matcher:)|0|0|-
    Nimble|member|*|init(nilLiteral:)|0|0|+
    Nimble|member|*|init(predicate:)|0|0|-
    Nimble|member|*|init(status:message:)|0|0|+
    Nimble|member|*|map(_:_:)|0|0|+
    Nimble|member|*|match(_:)|0|0|+
    Nimble|member|*|matchError(_:)|2|12|+
    Nimble|member|*|neverTo(_:until:pollInterval:description:)|0|0|+
    Nimble|member|*|not(_:)|0|0|+
    Nimble|member|*|notTo(_:description:)|0|0|+
    Nimble|member|*|onFailure()|0|0|
    Nimble|member|*|pollUnwrap(file:line:_:)|0|0|+
    Nimble|member|*|pollUnwrap(file:line:timeout:pollInterval:description:_:)|0|0|+
    Nimble|member|*|pollUnwrapa(file:line:timeout:pollInterval:description:_:)|0|0|+
    Nimble|member|*|pollUnwraps(file:line:timeout:pollInterval:description:_:)|0|0|+
    Nimble|member|*|postDistributedNotifications(_:from:names:)|0|0|+
    Nimble|member|*|postNotifications(_:from:)|0|0|+
    Nimble|member|*|raiseException(named:reason:userInfo:closure:)|0|0|-
    Nimble|member|*|recordFailure(_:location:)|0|0|+
    Nimble|member|*|recordTestingFailure(_:location:)|0|0|+
    Nimble|member|*|require(customError:_:)|0|0|+
    Nimble|member|*|requireFail(_:customError:)|0|0|+
    Nimble|member|*|requirea(customError:_:)|0|0|+
    Nimble|member|*|requires(customError:_:)|0|0|+
    Nimble|member|*|satisfies(_:)|0|0|+
    Nimble|member|*|satisfyAllOf(_:)|0|0|+
    Nimble|member|*|satisfyAnyOf(_:)|0|0|+
    Nimble|member|*|simple(_:matcher:)|0|0|+
    Nimble|member|*|simpleNilable(_:matcher:)|0|0|+
    Nimble|member|*|succeed()|0|0|+
    Nimble|member|*|testCaseDidFinish(_:)|0|0|-
    Nimble|member|*|testCaseWillStart(_:)|0|0|-
    Nimble|member|*|throwAssertion()|0|0|+
    Nimble|member|*|throwError()|1|1|+
    Nimble|member|*|throwError(_:closure:)|1|1|+
    Nimble|member|*|throwError(closure:)|1|1|+
    Nimble|member|*|throwError(errorType:closure:)|1|1|+
    Nimble|member|*|throwableUntil(timeout:action:)|0|0|+
    Nimble|member|*|to(_:description:)|0|0|+
    Nimble|member|*|toAlways(_:until:pollInterval:description:)|0|0|+
    Nimble|member|*|toBoolean(expectation:)|0|0|+
    Nimble|member|*|toEventually(_:timeout:pollInterval:description:)|0|0|+
    Nimble|member|*|toEventuallyNot(_:timeout:pollInterval:description:)|0|0|+
    Nimble|member|*|toNever(_:until:pollInterval:description:)|0|0|+
    Nimble|member|*|toNot(_:description:)|0|0|+
    Nimble|member|*|toNotEventually(_:timeout:pollInterval:description:)|0|0|+
    Nimble|member|*|until(_:)|0|0|-
    Nimble|member|*|until(timeout:action:)|0|0|-
    Nimble|member|*|unwrap(customError:description:_:)|0|0|+
    Nimble|member|*|unwrapa(customError:description:_:)|0|0|+
    Nimble|member|*|unwraps(customError:description:_:)|0|0|+
    Nimble|member|*|verify(_:_:)|0|0|+
    Nimble|member|*|verify(_:_:_:)|0|0|+
    Nimble|member|*|waitUntil(timeout:action:)|1|2|+
    Nimble|member|*|withAssertionHandler(_:closure:)|0|0|+
    OHHTTPStubs|member|*|&&(lhs:rhs:)|0|0|
    OHHTTPStubs|member|*|containsQueryParams(_:)|0|0|
    OHHTTPStubs|member|*|fixture(filePath:status:headers:)|0|0|
    OHHTTPStubs|member|*|hasBody(_:)|0|0|
    OHHTTPStubs|member|*|hasFormBody(_:)|0|0|
    OHHTTPStubs|member|*|hasHeaderNamed(_:)|0|0|
    OHHTTPStubs|member|*|hasHeaderNamed(_:value:)|0|0|
    OHHTTPStubs|member|*|hasJsonBody(_:)|0|0|
    OHHTTPStubs|member|*|isAbsoluteURLString(_:)|0|0|
    OHHTTPStubs|member|*|isExtension(_:)|0|0|
    OHHTTPStubs|member|*|isHost(_:)|0|0|
    OHHTTPStubs|member|*|isMethodDELETE()|0|0|
    OHHTTPStubs|member|*|isMethodGET()|0|0|
    OHHTTPStubs|member|*|isMethodHEAD()|0|0|
    OHHTTPStubs|member|*|isMethodPATCH()|0|0|
    OHHTTPStubs|member|*|isMethodPOST()|0|0|
    OHHTTPStubs|member|*|isMethodPUT()|0|0|
    OHHTTPStubs|member|*|isPath(_:)|0|0|
    OHHTTPStubs|member|*|isScheme(_:)|0|0|
    OHHTTPStubs|member|*|ohhttpStubs_httpBody|0|0|
    OHHTTPStubs|member|*|pathEndsWith(_:)|0|0|
    OHHTTPStubs|member|*|pathMatches(_:)|0|0|
    OHHTTPStubs|member|*|pathMatches(_:options:)|0|0|
    OHHTTPStubs|member|*|pathStartsWith(_:)|0|0|
    OHHTTPStubs|member|*|stub(condition:response:)|0|0|
    Observation|type||Observable|2|17|
    Observation|type||ObservationIgnored|1|1|
    QuartzCore|type||CAAnimationGroup|1|3|
    QuartzCore|type||CABasicAnimation|3|6|
    QuartzCore|type||CACurrentMediaTime|1|1|
    QuartzCore|type||CADisplayLink|1|2|
    QuartzCore|type||CAGradientLayer|3|16|
    QuartzCore|type||CAKeyframeAnimation|2|2|
    QuartzCore|type||CAMediaTimingFunction|1|1|
    QuartzCore|type||CAShapeLayer|1|3|
    QuartzCore|member|CALayer|addSublayer|2|6|
    QuartzCore|member|CALayer|borderColor|7|22|
    QuartzCore|member|CALayer|borderWidth|8|26|
    QuartzCore|member|CALayer|colors|3|4|
    QuartzCore|member|CALayer|cornerRadius|10|42|
    QuartzCore|member|CALayer|endPoint|2|6|
    QuartzCore|member|CALayer|fillColor|1|1|
    QuartzCore|member|CALayer|lineWidth|3|7|
    QuartzCore|member|CALayer|locations|1|3|
    QuartzCore|member|CALayer|mask|2|6|
    QuartzCore|member|CALayer|maskedCorners|1|2|
    QuartzCore|member|CALayer|masksToBounds|4|15|
    QuartzCore|member|CALayer|path|5|13|
    QuartzCore|member|CALayer|render|2|2|
    QuartzCore|member|CALayer|shadowColor|5|20|
    QuartzCore|member|CALayer|shadowOffset|4|11|
    QuartzCore|member|CALayer|shadowOpacity|6|18|
    QuartzCore|member|CALayer|shadowPath|1|1|
    QuartzCore|member|CALayer|shadowRadius|5|12|
    QuartzCore|member|CALayer|startPoint|2|6|
    QuartzCore|member|CALayer|strokeColor|2|3|
    QuartzCore|member|CALayer|sublayers|1|1|
    Quick|type||AfterExampleAsyncClosure|0|0|
    Quick|type||AfterExampleClosure|0|0|
    Quick|type||AfterExampleNonThrowingClosure|0|0|
    Quick|type||AfterExampleWithMetadataAsyncClosure|0|0|
    Quick|type||AfterExampleWithMetadataClosure|0|0|
    Quick|type||AfterExampleWithMetadataNonThrowingClosure|0|0|
    Quick|type||AfterSuiteAsyncClosure|0|0|
    Quick|type||AfterSuiteClosure|0|0|
    Quick|type||AfterSuiteNonThrowingClosure|0|0|
    Quick|type||AroundExampleAsyncClosure|0|0|
    Quick|type||AroundExampleClosure|0|0|
    Quick|type||AroundExampleNonThrowingClosure|0|0|
    Quick|type||AroundExampleWithMetadataAsyncClosure|0|0|
    Quick|type||AroundExampleWithMetadataClosure|0|0|
    Quick|type||AroundExampleWithMetadataNonThrowingClosure|0|0|
    Quick|type||AsyncDSLUser|0|0|
    Quick|type||AsyncSpecBase|0|0|
    Quick|type||BeforeExampleAsyncClosure|0|0|
    Quick|type||BeforeExampleClosure|0|0|
    Quick|type||BeforeExampleNonThrowingClosure|0|0|
    Quick|type||BeforeExampleWithMetadataAsyncClosure|0|0|
    Quick|type||BeforeExampleWithMetadataClosure|0|0|
    Quick|type||BeforeExampleWithMetadataNonThrowingClosure|0|0|
    Quick|type||BeforeSuiteAsyncClosure|0|0|
    Quick|type||BeforeSuiteClosure|0|0|
    Quick|type||BeforeSuiteNonThrowingClosure|0|0|
    Quick|type||ExampleClosure|0|0|
    Quick|type||ExampleFilter|0|0|
    Quick|type||QuickConfigurer|0|0|
    Quick|type||QuickSpecBase|0|0|
    Quick|type||StopTest|0|0|
    Quick|type||SyncDSLUser|0|0|
    Quick|type||TestState|0|0|
    Quick|member|*|==(lhs:rhs:)|0|0|
    Quick|member|*|QCKMain(_:)|0|0|
    Quick|member|*|_qck_testMethodSelectors()|0|0|
    Quick|member|*|afterEach(_:)|0|0|
    Quick|member|*|afterSuite(_:)|0|0|
    Quick|member|*|allTests|0|0|
    Quick|member|*|aroundEach(_:)|0|0|
    Quick|member|*|beforeEach(_:)|1|22|
    Quick|member|*|beforeSuite(_:)|0|0|
    Quick|member|*|callsite|0|0|
    Quick|member|*|configure(_:)|0|0|
    Quick|member|*|context(_:closure:)|2|27|
    Quick|member|*|currentSpec()|0|0|
    Quick|member|*|describe(_:closure:)|2|18|
    Quick|member|*|description|0|0|
    Quick|member|*|example|0|0|
    Quick|member|*|exampleIndex|0|0|
    Quick|member|*|exclude(_:)|0|0|
    Quick|member|*|failureDescription|0|0|
    Quick|member|*|fcontext(_:closure:)|0|0|
    Quick|member|*|fdescribe(_:closure:)|0|0|
    Quick|member|*|fit(_:file:line:closure:)|0|0|
    Quick|member|*|fitBehavesLike(_:file:line:)|0|0|
    Quick|member|*|fitBehavesLike(_:file:line:context:)|0|0|
    Quick|member|*|fitBehavesLike(_:file:line:sharedExampleContext:)|0|0|
    Quick|member|*|include(_:)|0|0|
    Quick|member|*|init()|0|0|
    Quick|member|*|init(_:)|0|0|
    Quick|member|*|init(_:file:line:)|0|0|
    Quick|member|*|init(name:testClosure:)|0|0|
    Quick|member|*|init(wrappedValue:)|0|0|
    Quick|member|*|instancesRespond(to:)|0|0|
    Quick|member|*|isSharedExample|0|0|
    Quick|member|*|it(_:file:line:closure:)|2|42|
    Quick|member|*|itBehavesLike(_:file:line:)|0|0|
    Quick|member|*|itBehavesLike(_:file:line:context:)|0|0|
    Quick|member|*|itBehavesLike(_:file:line:sharedExampleContext:)|0|0|
    Quick|member|*|justBeforeEach(_:)|0|0|
    Quick|member|*|name|0|0|
    Quick|member|*|objc_afterEach(_:)|0|0|
    Quick|member|*|objc_beforeEach(_:)|0|0|
    Quick|member|*|pending(_:file:line:closure:)|0|0|
    Quick|member|*|reportError|0|0|
    Quick|member|*|run()|0|0|
    Quick|member|*|runAllWhenEverythingFiltered|0|0|
    Quick|member|*|runSkippedTest()|0|0|
    Quick|member|*|sharedExamples(_:closure:)|0|0|
    Quick|member|*|silently|0|0|
    Quick|member|*|spec()|0|0|
    Quick|member|*|spec(_:)|0|0|
    Quick|member|*|wrappedValue|0|0|
    Quick|member|*|xcontext(_:closure:)|0|0|
    Quick|member|*|xdescribe(_:closure:)|0|0|
    Quick|member|*|xit(_:file:line:closure:)|0|0|
    Quick|member|*|xitBehavesLike(_:file:line:)|0|0|
    Quick|member|*|xitBehavesLike(_:file:line:context:)|0|0|
    Quick|member|*|xitBehavesLike(_:file:line:sharedExampleContext:)|0|0|
    SwiftData|type||Attribute|4|17|
    SwiftData|type||FetchDescriptor|4|46|
    SwiftData|type||Model|4|11|
    SwiftData|type||ModelActor|1|1|
    SwiftData|type||ModelConfiguration|4|12|
    SwiftData|type||ModelContainer|4|40|
    SwiftData|type||ModelContext|3|54|
    SwiftData|type||Query|3|7|
    SwiftData|type||Relationship|2|4|
    SwiftData|type||SortDescriptor|3|14|
    SwiftData|type||Transient|1|2|
    SwiftUI|type||Alert|3|12|
    SwiftUI|type||Animation|1|5|
    SwiftUI|type||AnyTransition|2|5|
    SwiftUI|type||AnyView|2|8|
    SwiftUI|type||App|13|14|
    SwiftUI|type||AppStorage|2|3|
    SwiftUI|type||AsyncImage|1|4|
    SwiftUI|type||AxisGridLine|1|5|
    SwiftUI|type||AxisMarks|1|6|
    SwiftUI|type||AxisTick|1|5|
    SwiftUI|type||AxisValueLabel|1|6|
    SwiftUI|type||BarMark|2|4|
    SwiftUI|type||Bindable|2|4|
    SwiftUI|type||Binding|6|33|
    SwiftUI|type||Button|16|160|
    SwiftUI|type||ButtonStyle|2|3|
    SwiftUI|type||Capsule|3|38|
    SwiftUI|type||Chart|1|1|
    SwiftUI|type||Circle|6|20|
    SwiftUI|type||Color|11|181|
    SwiftUI|type||ContentUnavailableView|1|2|
    SwiftUI|type||DatePicker|4|4|
    SwiftUI|type||Divider|6|23|
    SwiftUI|type||DragGesture|1|23|
    SwiftUI|type||EdgeInsets|3|4|
    SwiftUI|type||EditButton|1|1|
    SwiftUI|type||EmptyView|2|3|
    SwiftUI|type||Entry|2|2|
    SwiftUI|type||Environment|7|61|
    SwiftUI|type||EnvironmentObject|3|18|
    SwiftUI|type||EnvironmentValues|3|5|
    SwiftUI|type||FocusState|2|4|
    SwiftUI|type||Font|4|36|
    SwiftUI|type||ForEach|11|54|
    SwiftUI|type||Form|5|6|
    SwiftUI|type||GeometryReader|2|11|
    SwiftUI|type||GlassEffectContainer|1|1|
    SwiftUI|type||Gradient|2|7|
    SwiftUI|type||Grid|1|1|
    SwiftUI|type||GridItem|2|11|
    SwiftUI|type||GridRow|1|2|
    SwiftUI|type||Group|7|24|
    SwiftUI|type||HStack|13|116|
    SwiftUI|type||Image|9|115|
    SwiftUI|type||Label|6|82|
    SwiftUI|type||LabelStyle|1|1|
    SwiftUI|type||LabeledContent|1|2|
    SwiftUI|type||Layout|1|1|
    SwiftUI|type||LazyHStack|1|1|
    SwiftUI|type||LazyVGrid|2|7|
    SwiftUI|type||LazyVStack|2|5|
    SwiftUI|type||LinearGradient|2|17|
    SwiftUI|type||Link|2|2|
    SwiftUI|type||List|12|20|
    SwiftUI|type||LocalizedStringKey|2|119|
    SwiftUI|type||LongPressGesture|1|1|
    SwiftUI|type||Menu|3|8|
    SwiftUI|type||ModelActor|1|1|
    SwiftUI|type||Namespace|1|11|
    SwiftUI|type||NavigationLink|9|28|
    SwiftUI|type||NavigationPath|1|1|
    SwiftUI|type||NavigationSplitView|2|2|
    SwiftUI|type||NavigationStack|8|38|
    SwiftUI|type||NavigationView|3|4|
    SwiftUI|type||ObservedObject|10|24|
    SwiftUI|type||OpenURLAction|1|1|
    SwiftUI|type||PhotosPicker|1|1|
    SwiftUI|type||Picker|5|15|
    SwiftUI|type||Predicate|2|5|
    SwiftUI|type||PreferenceKey|1|3|
    SwiftUI|type||PreviewProvider|7|35|
    SwiftUI|type||ProgressView|7|24|
    SwiftUI|type||Rectangle|5|26|
    SwiftUI|type||RoundedRectangle|3|79|
    SwiftUI|type||RuleMark|1|4|
    SwiftUI|type||Scene|14|15|
    SwiftUI|type||ScrollView|7|32|
    SwiftUI|type||ScrollViewReader|1|1|
    SwiftUI|type||Section|6|30|
    SwiftUI|type||SecureField|1|1|
    SwiftUI|type||Slider|2|3|
    SwiftUI|type||SortDescriptor|1|3|
    SwiftUI|type||Spacer|13|112|
    SwiftUI|type||State|12|126|
    SwiftUI|type||StateObject|7|24|
    SwiftUI|type||Stepper|1|1|
    SwiftUI|type||TabView|2|3|
    SwiftUI|type||TapGesture|1|4|
    SwiftUI|type||Text|16|531|
    SwiftUI|type||TextEditor|2|2|
    SwiftUI|type||TextField|9|18|
    SwiftUI|type||Timer|1|2|
    SwiftUI|type||Toggle|3|7|
    SwiftUI|type||ToolbarItem|5|27|
    SwiftUI|type||ToolbarItemGroup|2|3|
    SwiftUI|type||ToolbarSpacer|1|1|
    SwiftUI|type||Transaction|1|1|
    SwiftUI|type||UIApplicationDelegateAdaptor|3|3|
    SwiftUI|type||UnevenRoundedRectangle|1|2|
    SwiftUI|type||UnitPoint|1|2|
    SwiftUI|type||VStack|14|196|
    SwiftUI|type||View|16|632|
    SwiftUI|type||ViewBuilder|4|43|
    SwiftUI|type||ViewModifier|3|17|
    SwiftUI|type||WindowGroup|14|15|
    SwiftUI|type||ZStack|5|25|
    SwiftUI|member|View|accentColor|2|2|
    SwiftUI|member|View|accessibilityAction|1|2|
    SwiftUI|member|View|accessibilityAddTraits|1|3|
    SwiftUI|member|View|accessibilityElement|4|39|
    SwiftUI|member|View|accessibilityHeading|1|3|
    SwiftUI|member|View|accessibilityHidden|2|42|
    SwiftUI|member|View|accessibilityHint|4|14|
    SwiftUI|member|View|accessibilityIdentifier|8|257|
    SwiftUI|member|View|accessibilityLabel|4|65|
    SwiftUI|member|View|accessibilityValue|2|12|
    SwiftUI|member|View|alert|5|13|
    SwiftUI|member|View|alignmentGuide|1|2|
    SwiftUI|member|View|allowsHitTesting|2|20|
    SwiftUI|member|View|allowsTightening|1|1|
    SwiftUI|member|View|animation|4|29|
    SwiftUI|member|View|annotation|1|7|
    SwiftUI|member|View|aspectRatio|4|6|
    SwiftUI|member|View|asymmetric|1|2|
    SwiftUI|member|View|attachEnvironmentOverrides|1|2|
    SwiftUI|member|View|autocapitalization|1|1|
    SwiftUI|member|View|autocorrectionDisabled|1|2|
    SwiftUI|member|View|background|10|116|
    SwiftUI|member|View|badge|1|1|
    SwiftUI|member|View|blur|1|1|
    SwiftUI|member|View|bold|6|23|
    SwiftUI|member|View|buttonBorderShape|1|1|
    SwiftUI|member|View|buttonStyle|8|60|
    SwiftUI|member|View|cacheMemoryOnly|1|1|
    SwiftUI|member|View|chartPlotStyle|1|1|
    SwiftUI|member|View|chartXAxis|1|3|
    SwiftUI|member|View|chartYAxis|1|3|
    SwiftUI|member|View|chartYScale|1|3|
    SwiftUI|member|View|clipShape|4|32|
    SwiftUI|member|View|clipped|2|8|
    SwiftUI|member|View|combined|3|4|
    SwiftUI|member|View|configurationDisplayName|1|1|
    SwiftUI|member|View|containerBackground|1|1|
    SwiftUI|member|View|contentMargins|1|1|
    SwiftUI|member|View|contentShape|4|24|
    SwiftUI|member|View|contentTransition|1|3|
    SwiftUI|member|View|contextMenu|2|4|
    SwiftUI|member|View|controlSize|2|5|
    SwiftUI|member|View|cornerRadius|7|26|
    SwiftUI|member|View|datePickerStyle|1|1|
    SwiftUI|member|View|disableAutocorrection|2|2|
    SwiftUI|member|View|disabled|7|32|
    SwiftUI|member|View|easeInOut|1|1|
    SwiftUI|member|View|environment|6|19|
    SwiftUI|member|View|environmentObject|3|16|
    SwiftUI|member|View|equatable|2|2|
    SwiftUI|member|View|fade|1|1|
    SwiftUI|member|View|fill|6|66|
    SwiftUI|member|View|fixedSize|3|9|
    SwiftUI|member|View|flipsForRightToLeftLayoutDirection|1|1|
    SwiftUI|member|View|focused|2|6|
    SwiftUI|member|View|font|13|339|
    SwiftUI|member|View|fontDesign|1|2|
    SwiftUI|member|View|fontWeight|6|16|
    SwiftUI|member|View|foregroundColor|6|44|
    SwiftUI|member|View|foregroundStyle|5|297|
    SwiftUI|member|View|frame|13|220|
    SwiftUI|member|View|fullScreenCover|1|1|
    SwiftUI|member|View|glassEffect|1|5|
    SwiftUI|member|View|glassEffectTransition|1|1|
    SwiftUI|member|View|hidden|2|4|
    SwiftUI|member|View|highPriorityGesture|1|1|
    SwiftUI|member|View|ignoresSafeArea|3|4|
    SwiftUI|member|View|imageScale|4|12|
    SwiftUI|member|View|impactOccurred|2|9|
    SwiftUI|member|View|indexViewStyle|1|1|
    SwiftUI|member|View|italic|1|2|
    SwiftUI|member|View|keyboardType|2|2|
    SwiftUI|member|View|labelStyle|2|9|
    SwiftUI|member|View|layoutPriority|1|2|
    SwiftUI|member|View|lineLimit|4|30|
    SwiftUI|member|View|lineSpacing|1|5|
    SwiftUI|member|View|lineStyle|1|4|
    SwiftUI|member|View|listRowBackground|2|3|
    SwiftUI|member|View|listRowInsets|3|4|
    SwiftUI|member|View|listRowSeparator|4|9|
    SwiftUI|member|View|listStyle|5|9|
    SwiftUI|member|View|localizedCaseInsensitiveCompare|1|1|
    SwiftUI|member|View|mask|1|1|
    SwiftUI|member|View|menuIndicator|1|1|
    SwiftUI|member|View|minimumScaleFactor|1|6|
    SwiftUI|member|View|modelContainer|4|11|
    SwiftUI|member|View|modifier|2|6|
    SwiftUI|member|View|monospacedDigit|1|6|
    SwiftUI|member|View|multilineTextAlignment|7|29|
    SwiftUI|member|View|navigationBarBackButtonHidden|1|1|
    SwiftUI|member|View|navigationBarItems|1|1|
    SwiftUI|member|View|navigationBarTitle|3|3|
    SwiftUI|member|View|navigationBarTitleDisplayMode|5|25|
    SwiftUI|member|View|navigationDestination|3|5|
    SwiftUI|member|View|navigationSplitViewColumnWidth|1|1|
    SwiftUI|member|View|navigationTitle|11|46|
    SwiftUI|member|View|navigationViewStyle|1|1|
    SwiftUI|member|View|notificationOccurred|1|4|
    SwiftUI|member|View|offset|2|5|
    SwiftUI|member|View|onAppear|9|27|
    SwiftUI|member|View|onChange|6|30|
    SwiftUI|member|View|onChanged|1|5|
    SwiftUI|member|View|onContinueUserActivity|1|2|
    SwiftUI|member|View|onDelete|3|4|
    SwiftUI|member|View|onDisappear|2|3|
    SwiftUI|member|View|onEnded|2|10|
    SwiftUI|member|View|onFailure|1|1|
    SwiftUI|member|View|onGeometryChange|1|1|
    SwiftUI|member|View|onOpenURL|2|2|
    SwiftUI|member|View|onPreferenceChange|1|3|
    SwiftUI|member|View|onReceive|2|10|
    SwiftUI|member|View|onScrollGeometryChange|1|1|
    SwiftUI|member|View|onScrollPhaseChange|1|1|
    SwiftUI|member|View|onScrollTargetVisibilityChange|1|1|
    SwiftUI|member|View|onSubmit|3|7|
    SwiftUI|member|View|onSuccess|1|1|
    SwiftUI|member|View|onTapGesture|3|5|
    SwiftUI|member|View|opacity|5|23|
    SwiftUI|member|View|overlay|5|65|
    SwiftUI|member|View|padding|15|366|
    SwiftUI|member|View|pickerStyle|3|8|
    SwiftUI|member|View|preferredColorScheme|2|14|
    SwiftUI|member|View|presentationDetents|2|6|
    SwiftUI|member|View|presentationDragIndicator|2|4|
    SwiftUI|member|View|previewDisplayName|1|2|
    SwiftUI|member|View|previewLayout|4|11|
    SwiftUI|member|View|progressViewStyle|2|8|
    SwiftUI|member|View|refreshable|4|6|
    SwiftUI|member|View|resizable|6|15|
    SwiftUI|member|View|rotationEffect|1|2|
    SwiftUI|member|View|rounded|1|1|
    SwiftUI|member|View|safeAreaInset|2|3|
    SwiftUI|member|View|scaleEffect|3|7|
    SwiftUI|member|View|scaleFactor|1|1|
    SwiftUI|member|View|scaledToFill|1|5|
    SwiftUI|member|View|scaledToFit|2|3|
    SwiftUI|member|View|scrollContentBackground|1|5|
    SwiftUI|member|View|scrollDisabled|1|1|
    SwiftUI|member|View|scrollDismissesKeyboard|2|3|
    SwiftUI|member|View|scrollIndicators|1|3|
    SwiftUI|member|View|scrollPosition|1|1|
    SwiftUI|member|View|scrollTargetBehavior|1|1|
    SwiftUI|member|View|scrollTargetLayout|2|2|
    SwiftUI|member|View|searchToolbarBehavior|1|1|
    SwiftUI|member|View|searchable|4|4|
    SwiftUI|member|View|selectionChanged|1|1|
    SwiftUI|member|View|setProcessor|1|1|
    SwiftUI|member|View|shadow|3|42|
    SwiftUI|member|View|sheet|6|18|
    SwiftUI|member|View|simultaneousGesture|2|10|
    SwiftUI|member|View|spring|1|1|
    SwiftUI|member|View|stroke|3|39|
    SwiftUI|member|View|strokeBorder|3|5|
    SwiftUI|member|View|submitLabel|1|2|
    SwiftUI|member|View|swipeActions|2|2|
    SwiftUI|member|View|symbolRenderingMode|2|5|
    SwiftUI|member|View|symbolVariant|2|2|
    SwiftUI|member|View|system|1|11|
    SwiftUI|member|View|tabItem|2|7|
    SwiftUI|member|View|tabViewStyle|1|1|
    SwiftUI|member|View|tag|3|29|
    SwiftUI|member|View|task|6|17|
    SwiftUI|member|View|textContentType|2|3|
    SwiftUI|member|View|textFieldStyle|3|3|
    SwiftUI|member|View|textInputAutocapitalization|1|4|
    SwiftUI|member|View|tint|2|21|
    SwiftUI|member|View|toolbar|7|23|
    SwiftUI|member|View|toolbarBackground|2|4|
    SwiftUI|member|View|toolbarTitleDisplayMode|1|1|
    SwiftUI|member|View|tracking|1|3|
    SwiftUI|member|View|transaction|1|1|
    SwiftUI|member|View|transition|4|17|
    SwiftUI|member|View|trim|1|2|
    SwiftUI|member|View|truncationMode|2|3|
    SwiftUI|member|View|userActivity|1|1|
    SwiftUI|member|View|weight|1|3|
    SwiftUI|member|View|zIndex|1|1|
    Testing|type||Issue.record|3|33|
    Testing|type||SourceLocation|1|6|
    Testing|type||Suite|4|68|
    Testing|type||Test|6|508|
    Testing|type||confirmation|1|2|
    Testing|type||expect|6|1545|
    Testing|type||require|3|60|
    UIKit|type||NSCollectionLayoutBoundarySupplementaryItem|1|2|
    UIKit|type||NSCollectionLayoutGroup|1|3|
    UIKit|type||NSCollectionLayoutItem|1|4|
    UIKit|type||NSCollectionLayoutSection|1|7|
    UIKit|type||NSCollectionLayoutSize|1|8|
    UIKit|type||NSDiffableDataSourceSnapshot|2|2|
    UIKit|type||NSDirectionalEdgeInsets|2|2|
    UIKit|type||NSLayoutConstraint|13|76|
    UIKit|type||NSLayoutDimension|1|3|
    UIKit|type||NSLayoutXAxisAnchor|1|3|
    UIKit|type||NSLayoutYAxisAnchor|1|4|
    UIKit|type||NSMutableParagraphStyle|3|4|
    UIKit|type||NSTextAlignment|2|3|
    UIKit|type||UIAccessibility|2|2|
    UIKit|type||UIAction|2|6|
    UIKit|type||UIActivity|2|14|
    UIKit|type||UIActivityIndicatorView|8|19|
    UIKit|type||UIActivityItemSource|1|1|
    UIKit|type||UIActivityViewController|4|14|
    UIKit|type||UIAlertAction|18|61|
    UIKit|type||UIAlertController|18|44|
    UIKit|type||UIApplication|26|213|
    UIKit|type||UIApplicationDelegate|26|51|
    UIKit|type||UIApplicationDelegateAdaptor|3|3|
    UIKit|type||UIApplicationLaunchOptionsKey|1|1|
    UIKit|type||UIApplicationMain|11|13|
    UIKit|type||UIApplicationShortcutItem|2|3|
    UIKit|type||UIBackgroundFetchResult|1|4|
    UIKit|type||UIBarButtonItem|13|77|
    UIKit|type||UIBezierPath|3|15|
    UIKit|type||UIBlurEffect|1|3|
    UIKit|type||UIButton|17|176|
    UIKit|type||UICollectionReusableView|4|11|
    UIKit|type||UICollectionView|5|83|
    UIKit|type||UICollectionViewCell|5|21|
    UIKit|type||UICollectionViewCompositionalLayout|1|1|
    UIKit|type||UICollectionViewController|1|1|
    UIKit|type||UICollectionViewDataSource|5|7|
    UIKit|type||UICollectionViewDelegate|4|5|
    UIKit|type||UICollectionViewDelegateFlowLayout|4|5|
    UIKit|type||UICollectionViewDragDelegate|1|1|
    UIKit|type||UICollectionViewDropCoordinator|1|1|
    UIKit|type||UICollectionViewDropDelegate|1|1|
    UIKit|type||UICollectionViewDropProposal|1|2|
    UIKit|type||UICollectionViewFlowLayout|4|9|
    UIKit|type||UICollectionViewLayout|5|9|
    UIKit|type||UICollectionViewLayoutAttributes|2|16|
    UIKit|type||UIColor|17|279|
    UIKit|type||UIConfigurationTextAttributesTransformer|1|1|
    UIKit|type||UIContentSizeCategory|1|1|
    UIKit|type||UIContextMenuConfiguration|2|6|
    UIKit|type||UIContextMenuInteraction|1|4|
    UIKit|type||UIContextMenuInteractionDelegate|1|2|
    UIKit|type||UIControl|4|9|
    UIKit|type||UIDatePicker|2|2|
    UIKit|type||UIDevice|5|28|
    UIKit|type||UIDragItem|1|2|
    UIKit|type||UIDragSession|1|1|
    UIKit|type||UIDropSession|1|1|
    UIKit|type||UIEdgeInsets|9|22|
    UIKit|type||UIEvent|3|5|
    UIKit|type||UIFont|11|87|
    UIKit|type||UIFontDescriptor|1|2|
    UIKit|type||UIFontMetrics|1|6|
    UIKit|type||UIGestureRecognizer|1|10|
    UIKit|type||UIGestureRecognizerDelegate|2|5|
    UIKit|type||UIGraphicsBeginImageContext|1|1|
    UIKit|type||UIGraphicsBeginImageContextWithOptions|2|2|
    UIKit|type||UIGraphicsEndImageContext|3|3|
    UIKit|type||UIGraphicsGetCurrentContext|1|1|
    UIKit|type||UIGraphicsGetImageFromCurrentImageContext|3|3|
    UIKit|type||UIGraphicsImageRenderer|4|6|
    UIKit|type||UIGraphicsImageRendererFormat|3|3|
    UIKit|type||UIHostingController|4|6|
    UIKit|type||UIImage|15|253|
    UIKit|type||UIImagePickerController|1|5|
    UIKit|type||UIImagePickerControllerDelegate|1|1|
    UIKit|type||UIImageView|10|55|
    UIKit|type||UIImpactFeedbackGenerator|3|10|
    UIKit|type||UIInputViewAudioFeedback|1|1|
    UIKit|type||UILabel|23|250|
    UIKit|type||UILayoutPriority|2|10|
    UIKit|type||UINavigationBar|5|15|
    UIKit|type||UINavigationBarAppearance|2|2|
    UIKit|type||UINavigationController|17|75|
    UIKit|type||UINavigationControllerDelegate|3|4|
    UIKit|type||UINavigationItem|1|1|
    UIKit|type||UINib|2|10|
    UIKit|type||UINotificationFeedbackGenerator|1|5|
    UIKit|type||UIOpenURLContext|1|4|
    UIKit|type||UIPageViewController|2|10|
    UIKit|type||UIPageViewControllerDataSource|2|2|
    UIKit|type||UIPageViewControllerDelegate|1|1|
    UIKit|type||UIPanGestureRecognizer|1|4|
    UIKit|type||UIPasteboard|2|3|
    UIKit|type||UIPickerView|2|11|
    UIKit|type||UIPickerViewAccessibilityDelegate|1|1|
    UIKit|type||UIPickerViewDataSource|2|2|
    UIKit|type||UIPickerViewDelegate|2|2|
    UIKit|type||UIRefreshControl|10|17|
    UIKit|type||UIResponder|25|97|
    UIKit|type||UIScene|13|217|
    UIKit|type||UISceneConfiguration|9|59|
    UIKit|type||UISceneSession|13|85|
    UIKit|type||UIScreen|11|19|
    UIKit|type||UIScrollView|5|20|
    UIKit|type||UIScrollViewDelegate|1|1|
    UIKit|type||UISearchBar|2|7|
    UIKit|type||UISearchBarDelegate|2|2|
    UIKit|type||UISearchController|5|17|
    UIKit|type||UISearchControllerDelegate|2|2|
    UIKit|type||UISearchResultsUpdating|4|4|
    UIKit|type||UISegmentedControl|2|4|
    UIKit|type||UISlider|2|3|
    UIKit|type||UISplitViewController|2|13|
    UIKit|type||UISplitViewControllerDelegate|2|3|
    UIKit|type||UIStackView|7|33|
    UIKit|type||UIStatusBarStyle|2|2|
    UIKit|type||UIStepper|1|3|
    UIKit|type||UIStoryboard|14|121|
    UIKit|type||UIStoryboardSegue|6|24|
    UIKit|type||UITabBarController|5|5|
    UIKit|type||UITabBarItem|3|9|
    UIKit|type||UITableView|20|211|
    UIKit|type||UITableViewCell|20|134|
    UIKit|type||UITableViewController|10|26|
    UIKit|type||UITableViewDataSource|11|27|
    UIKit|type||UITableViewDataSourcePrefetching|1|4|
    UIKit|type||UITableViewDelegate|12|22|
    UIKit|type||UITableViewDiffableDataSource|2|3|
    UIKit|type||UITableViewHeaderFooterView|2|2|
    UIKit|type||UITapGestureRecognizer|6|12|
    UIKit|type||UITextField|14|80|
    UIKit|type||UITextFieldDelegate|8|12|
    UIKit|type||UITextView|5|11|
    UIKit|type||UITextViewDelegate|1|1|
    UIKit|type||UITouch|3|5|
    UIKit|type||UITraitCollection|3|21|
    UIKit|type||UIUserInterfaceStyle|2|3|
    UIKit|type||UIView|17|191|
    UIKit|type||UIViewController|25|319|
    UIKit|type||UIViewControllerRepresentable|3|4|
    UIKit|type||UIViewControllerTransitionCoordinator|2|2|
    UIKit|type||UIViewPropertyAnimator|1|3|
    UIKit|type||UIViewRepresentable|1|3|
    UIKit|type||UIVisualEffectView|1|3|
    UIKit|type||UIWindow|24|96|
    UIKit|type||UIWindowScene|13|49|
    UIKit|type||UIWindowSceneDelegate|13|35|
    UIKit|member|*|actions|5|11|
    UIKit|member|*|activate|9|57|
    UIKit|member|*|addAction|18|46|
    UIKit|member|*|addArrangedSubview|5|44|
    UIKit|member|*|addTarget|14|37|
    UIKit|member|*|adjustedContentInset|1|1|
    UIKit|member|*|adjustsFontForContentSizeCategory|3|7|
    UIKit|member|*|adjustsFontSizeToFitWidth|1|4|
    UIKit|member|*|alignment|3|4|
    UIKit|member|*|allTargets|2|4|
    UIKit|member|*|application(_:configurationForConnecting:options:)|9|29|
    UIKit|member|*|application(_:didDiscardSceneSessions:)|5|24|
    UIKit|member|*|application(_:didFailToRegisterForRemoteNotificationsWithError:)|2|2|
    UIKit|member|*|application(_:didFinishLaunchingWithOptions:)|22|44|
    UIKit|member|*|application(_:didReceiveRemoteNotification:)|1|1|
    UIKit|member|*|application(_:didRegisterForRemoteNotificationsWithDeviceToken:)|2|2|
    UIKit|member|*|application(_:shouldRestoreApplicationState:)|1|1|
    UIKit|member|*|application(_:shouldSaveApplicationState:)|1|1|
    UIKit|member|*|application(application:didFinishLaunchingWithOptions:)|1|1|
    UIKit|member|*|applicationDidBecomeActive(_:)|2|2|
    UIKit|member|*|applicationDidEnterBackground(_:)|3|3|
    UIKit|member|*|applicationState|1|2|
    UIKit|member|*|applicationWillEnterForeground(_:)|2|2|
    UIKit|member|*|applicationWillResignActive(_:)|2|2|
    UIKit|member|*|applicationWillTerminate(_:)|2|2|
    UIKit|member|*|arrangedSubviews|1|1|
    UIKit|member|*|attributedPlaceholder|2|4|
    UIKit|member|*|attributedText|3|28|
    UIKit|member|*|autocapitalizationType|1|1|
    UIKit|member|*|autocorrectionType|1|1|
    UIKit|member|*|axis|5|21|
    UIKit|member|*|backBarButtonItem|3|3|
    UIKit|member|*|backButtonTitle|1|1|
    UIKit|member|*|barTintColor|2|2|
    UIKit|member|*|baseBackgroundColor|1|3|
    UIKit|member|*|baseForegroundColor|2|2|
    UIKit|member|*|becomeFirstResponder|2|19|
    UIKit|member|*|beginRefreshing|3|4|
    UIKit|member|*|black|11|37|
    UIKit|member|*|blue|2|3|
    UIKit|member|*|boldSystemFont|4|6|
    UIKit|member|*|borderStyle|3|5|
    UIKit|member|*|bounds|15|64|
    UIKit|member|*|cgColor|9|38|
    UIKit|member|*|cgImage|2|2|
    UIKit|member|*|clear|12|33|
    UIKit|member|*|collectionView(_:cellForItemAt:)|5|6|
    UIKit|member|*|collectionView(_:didDeselectItemAt:)|1|1|
    UIKit|member|*|collectionView(_:didSelectItemAt:)|5|6|
    UIKit|member|*|collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)|1|1|
    UIKit|member|*|collectionView(_:itemsForBeginning:at:)|1|1|
    UIKit|member|*|collectionView(_:layout:insetForSectionAt:)|1|1|
    UIKit|member|*|collectionView(_:layout:minimumLineSpacingForSectionAt:)|1|1|
    UIKit|member|*|collectionView(_:layout:sizeForItemAt:)|4|4|
    UIKit|member|*|collectionView(_:numberOfItemsInSection:)|5|6|
    UIKit|member|*|collectionView(_:performDropWith:)|1|1|
    UIKit|member|*|collectionView(_:shouldDeselectItemAt:)|1|1|
    UIKit|member|*|collectionView(_:shouldSelectItemAt:)|1|1|
    UIKit|member|*|collectionView(_:viewForSupplementaryElementOfKind:at:)|4|4|
    UIKit|member|*|collectionView(_:willDisplay:forItemAt:)|2|2|
    UIKit|member|*|configuration|6|25|
    UIKit|member|*|configureWithOpaqueBackground|1|1|
    UIKit|member|*|connectedScenes|6|10|
    UIKit|member|*|constant|6|15|
    UIKit|member|*|constraint|11|310|
    UIKit|member|*|contentInset|3|6|
    UIKit|member|*|contentInsetAdjustmentBehavior|1|1|
    UIKit|member|*|current|8|142|
    UIKit|member|*|currentPage|1|1|
    UIKit|member|*|currentTitle|2|4|
    UIKit|member|*|darkGray|3|4|
    UIKit|member|*|date|9|84|
    UIKit|member|*|destination|6|18|
    UIKit|member|*|distribution|3|8|
    UIKit|member|*|editingChanged|1|2|
    UIKit|member|*|enablesReturnKeyAutomatically|1|9|
    UIKit|member|*|endRefreshing|9|10|
    UIKit|member|*|font|14|199|
    UIKit|member|*|fontDescriptor|1|1|
    UIKit|member|*|gestureRecognizer(_:shouldReceive:)|1|1|
    UIKit|member|*|gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)|1|2|
    UIKit|member|*|gestureRecognizerShouldBegin(_:)|1|2|
    UIKit|member|*|getRed|1|2|
    UIKit|member|*|gray|7|11|
    UIKit|member|*|green|3|4|
    UIKit|member|*|hasText|1|15|
    UIKit|member|*|hidesSearchBarWhenScrolling|4|4|
    UIKit|member|*|identifier|10|28|
    UIKit|member|*|image|12|103|
    UIKit|member|*|impactOccurred|3|10|
    UIKit|member|*|inputAccessoryView|1|3|
    UIKit|member|*|inputView|1|4|
    UIKit|member|*|instantiate|4|40|
    UIKit|member|*|instantiateInitialViewController|3|6|
    UIKit|member|*|instantiateViewController|12|118|
    UIKit|member|*|interfaceOrientation|1|1|
    UIKit|member|*|isActive|7|46|
    UIKit|member|*|isAnimating|3|20|
    UIKit|member|*|isDragging|1|1|
    UIKit|member|*|isEditable|3|6|
    UIKit|member|*|isEnabled|7|58|
    UIKit|member|*|isFirstResponder|3|62|
    UIKit|member|*|isKeyWindow|1|1|
    UIKit|member|*|isRefreshing|4|6|
    UIKit|member|*|isSecureTextEntry|4|15|
    UIKit|member|*|isSelected|5|61|
    UIKit|member|*|isTranslucent|1|3|
    UIKit|member|*|italicSystemFont|1|1|
    UIKit|member|*|jpegData|2|3|
    UIKit|member|*|keyWindow|3|5|
    UIKit|member|*|keyboardType|3|3|
    UIKit|member|*|label|7|19|
    UIKit|member|*|largeTitleDisplayMode|1|12|
    UIKit|member|*|layoutMargins|1|4|
    UIKit|member|*|leftBarButtonItem|3|19|
    UIKit|member|*|lightGray|3|7|
    UIKit|member|*|lineBreakMode|3|5|
    UIKit|member|*|loadNibNamed|1|1|
    UIKit|member|*|location|5|12|
    UIKit|member|*|main|24|176|
    UIKit|member|*|makeKeyAndVisible|16|19|
    UIKit|member|*|makeUIView(context:)|1|3|
    UIKit|member|*|makeUIViewController(context:)|3|4|
    UIKit|member|*|maximumValue|1|1|
    UIKit|member|*|menu|1|2|
    UIKit|member|*|minimumScaleFactor|1|4|
    UIKit|member|*|monospacedDigitSystemFont|1|1|
    UIKit|member|*|navigationBar|7|20|
    UIKit|member|*|notificationOccurred|1|5|
    UIKit|member|*|numberOfComponents(in:)|2|2|
    UIKit|member|*|numberOfLines|8|26|
    UIKit|member|*|numberOfPages|1|1|
    UIKit|member|*|numberOfSections(in:)|7|14|
    UIKit|member|*|obscuresBackgroundDuringPresentation|4|4|
    UIKit|member|*|open|7|19|
    UIKit|member|*|orange|1|1|
    UIKit|member|*|pageViewController(_:viewControllerAfter:)|2|2|
    UIKit|member|*|pageViewController(_:viewControllerBefore:)|2|2|
    UIKit|member|*|pickerView(_:didSelectRow:inComponent:)|2|2|
    UIKit|member|*|pickerView(_:numberOfRowsInComponent:)|2|2|
    UIKit|member|*|pickerView(_:titleForRow:forComponent:)|2|2|
    UIKit|member|*|placeholder|12|33|
    UIKit|member|*|pngData|5|42|
    UIKit|member|*|pointSize|1|2|
    UIKit|member|*|popToRootViewController|1|1|
    UIKit|member|*|popViewController|5|20|
    UIKit|member|*|preferredFont|7|44|
    UIKit|member|*|prefersLargeTitles|2|6|
    UIKit|member|*|primaryActionTriggered|2|7|
    UIKit|member|*|priority|2|6|
    UIKit|member|*|progress|2|19|
    UIKit|member|*|pushViewController|15|93|
    UIKit|member|*|red|6|20|
    UIKit|member|*|registerForRemoteNotifications|1|1|
    UIKit|member|*|resignFirstResponder|6|7|
    UIKit|member|*|returnKeyType|2|3|
    UIKit|member|*|rightBarButtonItem|5|24|
    UIKit|member|*|rightBarButtonItems|1|1|
    UIKit|member|*|role|10|30|
    UIKit|member|*|rootViewController|21|37|
    UIKit|member|*|safariViewControllerDidFinish(_:)|1|2|
    UIKit|member|*|scale|6|7|
    UIKit|member|*|scaledFont|2|9|
    UIKit|member|*|scene(_:willConnectTo:options:)|12|32|
    UIKit|member|*|sceneDidBecomeActive()|1|2|
    UIKit|member|*|sceneDidBecomeActive(_:)|6|25|
    UIKit|member|*|sceneDidDisconnect(_:)|5|24|
    UIKit|member|*|sceneDidEnterBackground(_:)|5|24|
    UIKit|member|*|sceneOpenURLContexts(_:)|1|3|
    UIKit|member|*|sceneWillEnterForeground(_:)|5|24|
    UIKit|member|*|sceneWillResignActive()|1|2|
    UIKit|member|*|sceneWillResignActive(_:)|7|26|
    UIKit|member|*|scrollEdgeAppearance|2|2|
    UIKit|member|*|scrollViewDidScroll(_:)|2|2|
    UIKit|member|*|searchBar|5|23|
    UIKit|member|*|searchBarCancelButtonClicked(_:)|2|2|
    UIKit|member|*|searchBarSearchButtonClicked(_:)|2|2|
    UIKit|member|*|searchController|4|6|
    UIKit|member|*|searchResultsUpdater|4|4|
    UIKit|member|*|searchTextField|1|1|
    UIKit|member|*|secondaryLabel|2|4|
    UIKit|member|*|secondarySystemBackground|2|2|
    UIKit|member|*|selectRow|2|3|
    UIKit|member|*|selectedRow|2|4|
    UIKit|member|*|selectedSegmentIndex|2|3|
    UIKit|member|*|selectedViewController|2|2|
    UIKit|member|*|sendAction|1|1|
    UIKit|member|*|sendActions|4|12|
    UIKit|member|*|session|4|6|
    UIKit|member|*|setBackgroundImage|2|7|
    UIKit|member|*|setImage|4|21|
    UIKit|member|*|setProgress|2|2|
    UIKit|member|*|setTitle|13|39|
    UIKit|member|*|setTitleColor|5|11|
    UIKit|member|*|setValue|1|3|
    UIKit|member|*|setViewControllers|2|2|
    UIKit|member|*|shadowImage|1|1|
    UIKit|member|*|shared|20|138|
    UIKit|member|*|showsHorizontalScrollIndicator|1|2|
    UIKit|member|*|showsVerticalScrollIndicator|1|2|
    UIKit|member|*|size|12|118|
    UIKit|member|*|source|1|1|
    UIKit|member|*|spacing|3|16|
    UIKit|member|*|splitViewController(_:collapseSecondary:onto:)|2|2|
    UIKit|member|*|standardAppearance|2|2|
    UIKit|member|*|startAnimating|7|13|
    UIKit|member|*|stopAnimating|6|9|
    UIKit|member|*|systemBackground|6|19|
    UIKit|member|*|systemBlue|2|6|
    UIKit|member|*|systemFont|6|19|
    UIKit|member|*|systemGray|2|5|
    UIKit|member|*|systemGreen|3|4|
    UIKit|member|*|systemOrange|3|10|
    UIKit|member|*|systemRed|2|6|
    UIKit|member|*|systemVersion|2|5|
    UIKit|member|*|systemYellow|3|3|
    UIKit|member|*|tableView(_:canEditRowAt:)|3|3|
    UIKit|member|*|tableView(_:canMoveRowAt:)|2|2|
    UIKit|member|*|tableView(_:cancelPrefetchingForRowsAt:)|1|2|
    UIKit|member|*|tableView(_:cellForRowAt:)|17|40|
    UIKit|member|*|tableView(_:commit:forRowAt:)|2|2|
    UIKit|member|*|tableView(_:didDeselectRowAt:)|2|3|
    UIKit|member|*|tableView(_:didEndDisplaying:forRowAt:)|1|3|
    UIKit|member|*|tableView(_:didSelectRowAt:)|14|26|
    UIKit|member|*|tableView(_:editingStyleForRowAt:)|2|2|
    UIKit|member|*|tableView(_:moveRowAt:to:)|2|2|
    UIKit|member|*|tableView(_:numberOfRowsInSection:)|17|39|
    UIKit|member|*|tableView(_:prefetchRowsAt:)|1|2|
    UIKit|member|*|tableView(_:shouldHighlightRowAt:)|1|3|
    UIKit|member|*|tableView(_:titleForHeaderInSection:)|4|5|
    UIKit|member|*|tableView(_:viewForHeaderInSection:)|3|4|
    UIKit|member|*|tableView(_:willDisplay:forRowAt:)|3|8|
    UIKit|member|*|tableView(_:willSelectRowAt:)|1|3|
    UIKit|member|*|tertiaryLabel|2|3|
    UIKit|member|*|text|26|623|
    UIKit|member|*|textAlignment|10|23|
    UIKit|member|*|textColor|11|51|
    UIKit|member|*|textContainerInset|2|3|
    UIKit|member|*|textContentType|3|14|
    UIKit|member|*|textFieldDidEndEditing(_:)|2|3|
    UIKit|member|*|textFieldShouldReturn(_:)|5|9|
    UIKit|member|*|title|21|138|
    UIKit|member|*|titleLabel|8|15|
    UIKit|member|*|titleTextAttributes|1|2|
    UIKit|member|*|titleView|1|1|
    UIKit|member|*|topItem|2|6|
    UIKit|member|*|topViewController|6|11|
    UIKit|member|*|touchUpInside|12|38|
    UIKit|member|*|translation|2|9|
    UIKit|member|*|updateSearchResults(for:)|4|4|
    UIKit|member|*|updateUIView(_:context:)|1|3|
    UIKit|member|*|updateUIViewController(_:context:)|3|4|
    UIKit|member|*|userInterfaceIdiom|3|18|
    UIKit|member|*|value|12|115|
    UIKit|member|*|valueChanged|10|14|
    UIKit|member|*|velocity|1|2|
    UIKit|member|*|viewControllers|8|46|
    UIKit|member|*|visibleViewController|1|1|
    UIKit|member|*|webView(_:didFail:withError:)|3|3|
    UIKit|member|*|webView(_:didFinish:)|3|3|
    UIKit|member|*|webView(_:didStartProvisionalNavigation:)|3|3|
    UIKit|member|*|white|16|83|
    UIKit|member|*|windowScene|2|2|
    UIKit|member|*|windowScene(_:performActionFor:completionHandler:)|2|2|
    UIKit|member|*|windows|7|13|
    UIKit|member|*|withAlphaComponent|7|13|
    UIKit|member|*|withRenderingMode|1|1|
    UIKit|member|*|withTintColor|1|7|
    UIKit|member|*|yellow|1|1|
    UIKit|member|NSCollectionLayoutDecorationItem|background|1|1|
    UIKit|member|NSCollectionLayoutGroup|horizontal|1|1|
    UIKit|member|NSCollectionLayoutGroup|vertical|1|2|
    UIKit|member|NSCollectionLayoutItem|init(layoutSize:)|1|4|
    UIKit|member|NSCollectionLayoutSection|init(group:)|1|3|
    UIKit|member|NSCollectionLayoutSize|init(widthDimension:heightDimension:)|1|8|
    UIKit|member|NSDirectionalEdgeInsets|init(top:leading:bottom:trailing:)|2|2|
    UIKit|member|NSLayoutConstraint|activate|9|57|
    UIKit|member|NSLayoutConstraint|constraints|2|3|
    UIKit|member|NSLayoutConstraint|init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)|2|3|
    UIKit|member|NSMutableParagraphStyle|init()|2|3|
    UIKit|member|NSTextAlignment|center|1|1|
    UIKit|member|NSUnderlineStyle|single|1|1|
    UIKit|member|UIAccessibility|isVoiceOverRunning|1|1|
    UIKit|member|UIAccessibility|post|1|1|
    UIKit|member|UIAction|init(title:identifier:)|1|2|
    UIKit|member|UIActivityIndicatorView|init(style:)|6|9|
    UIKit|member|UIActivityViewController|init(activityItems:applicationActivities:)|4|10|
    UIKit|member|UIAlertAction|init(title:style:)|11|28|
    UIKit|member|UIAlertAction|init(title:style:handler:)|8|15|
    UIKit|member|UIAlertController|actionSheet|1|1|
    UIKit|member|UIAlertController|actions|5|11|
    UIKit|member|UIAlertController|addAction|18|46|
    UIKit|member|UIAlertController|addTextField|3|3|
    UIKit|member|UIAlertController|alert|20|43|
    UIKit|member|UIAlertController|barButtonItem|2|2|
    UIKit|member|UIAlertController|cancel|15|37|
    UIKit|member|UIAlertController|destructive|6|10|
    UIKit|member|UIAlertController|init(title:message:preferredStyle:)|17|33|
    UIKit|member|UIAlertController|message|6|16|
    UIKit|member|UIAlertController|permittedArrowDirections|3|3|
    UIKit|member|UIAlertController|preferredAction|1|10|
    UIKit|member|UIAlertController|sourceRect|3|5|
    UIKit|member|UIAlertController|sourceView|3|5|
    UIKit|member|UIAlertController|textFields|4|8|
    UIKit|member|UIApplication|activeTraitCollection|1|3|
    UIKit|member|UIApplication|appDelegate|1|5|
    UIKit|member|UIApplication|keyboardWillHideNotification|1|1|
    UIKit|member|UIApplication|keyboardWillShowNotification|1|1|
    UIKit|member|UIApplication|openNotificationSettingsURLString|1|1|
    UIKit|member|UIApplication|openSettingsURLString|1|1|
    UIKit|member|UIApplication|shared|14|37|
    UIKit|member|UIApplication|willEnterForegroundNotification|1|1|
    UIKit|member|UIApplicationDelegateAdaptor|init()|3|3|
    UIKit|member|UIApplicationMain|init()|2|2|
    UIKit|member|UIBarButtonItem|init(barButtonSystemItem:target:action:)|2|8|
    UIKit|member|UIBarButtonItem|init(image:style:target:action:)|1|2|
    UIKit|member|UIBarButtonItem|init(title:style:target:action:)|5|24|
    UIKit|member|UIBezierPath|init()|2|2|
    UIKit|member|UIBezierPath|init(rect:)|1|3|
    UIKit|member|UIBezierPath|logo|1|3|
    UIKit|member|UIButton|init()|4|15|
    UIKit|member|UIButton|init(type:)|5|18|
    UIKit|member|UIButton|primary|1|2|
    UIKit|member|UIButton|primaryButtonHeight|1|1|
    UIKit|member|UICollectionReusableView|init()|2|2|
    UIKit|member|UICollectionView|appendItems|2|3|
    UIKit|member|UICollectionView|appendSections|2|2|
    UIKit|member|UICollectionView|apply|3|4|
    UIKit|member|UICollectionView|cellForItem|1|2|
    UIKit|member|UICollectionView|collectionViewLayout|3|4|
    UIKit|member|UICollectionView|contentOffset|3|9|
    UIKit|member|UICollectionView|contentSize|1|4|
    UIKit|member|UICollectionView|deleteItems|1|4|
    UIKit|member|UICollectionView|dequeueReusableSupplementaryView|3|4|
    UIKit|member|UICollectionView|deselectItem|1|1|
    UIKit|member|UICollectionView|elementKindSectionFooter|1|1|
    UIKit|member|UICollectionView|elementKindSectionHeader|4|14|
    UIKit|member|UICollectionView|insertItems|1|3|
    UIKit|member|UICollectionView|invalidateLayout|2|3|
    UIKit|member|UICollectionView|itemIdentifier|1|1|
    UIKit|member|UICollectionView|minimumInteritemSpacing|3|8|
    UIKit|member|UICollectionView|minimumLineSpacing|2|6|
    UIKit|member|UICollectionView|numberOfItems|1|1|
    UIKit|member|UICollectionView|scrollDirection|1|6|
    UIKit|member|UICollectionView|sectionInset|3|10|
    UIKit|member|UICollectionView|setContentOffset|4|7|
    UIKit|member|UICollectionView|snapshot|1|14|
    UIKit|member|UICollectionViewFlowLayout|init()|2|4|
    UIKit|member|UIColor|black|7|14|
    UIKit|member|UIColor|clear|3|4|
    UIKit|member|UIColor|gray|2|2|
    UIKit|member|UIColor|init()|2|4|
    UIKit|member|UIColor|init(bundleName:)|1|38|
    UIKit|member|UIColor|init(dynamicProvider:)|1|2|
    UIKit|member|UIColor|init(hex:)|1|33|
    UIKit|member|UIColor|init(named:)|3|6|
    UIKit|member|UIColor|init(named:in:compatibleWith:)|3|11|
    UIKit|member|UIColor|init(red:green:blue:alpha:)|5|14|
    UIKit|member|UIColor|lightGray|3|5|
    UIKit|member|UIColor|red|2|6|
    UIKit|member|UIColor|secondaryLabel|2|3|
    UIKit|member|UIColor|systemGray|2|5|
    UIKit|member|UIColor|systemGray5|2|2|
    UIKit|member|UIColor|systemOrange|2|2|
    UIKit|member|UIColor|systemYellow|3|3|
    UIKit|member|UIColor|white|6|16|
    UIKit|member|UIContextMenuConfiguration|init(identifier:previewProvider:actionProvider:)|1|2|
    UIKit|member|UIContextMenuInteraction|init(delegate:)|1|2|
    UIKit|member|UIDevice|current|3|25|
    UIKit|member|UIDevice|orientationDidChangeNotification|2|2|
    UIKit|member|UIEdgeInsets|init(top:left:bottom:right:)|8|11|
    UIKit|member|UIEdgeInsets|zero|1|1|
    UIKit|member|UIFont|bold34|1|1|
    UIKit|member|UIFont|boldSystemFont|3|5|
    UIKit|member|UIFont|init(descriptor:size:)|2|3|
    UIKit|member|UIFont|init(name:size:)|3|4|
    UIKit|member|UIFont|italicSystemFont|1|1|
    UIKit|member|UIFont|monospacedDigitSystemFont|1|1|
    UIKit|member|UIFont|monospacedSystemFont|1|1|
    UIKit|member|UIFont|preferredFont|7|30|
    UIKit|member|UIFont|regular11|1|1|
    UIKit|member|UIFont|regular12|1|3|
    UIKit|member|UIFont|regular16|1|3|
    UIKit|member|UIFont|systemFont|5|17|
    UIKit|member|UIFontMetrics|init(forTextStyle:)|1|6|
    UIKit|member|UIGraphicsBeginImageContextWithOptions|init()|2|2|
    UIKit|member|UIGraphicsEndImageContext|init()|3|3|
    UIKit|member|UIGraphicsGetImageFromCurrentImageContext|init()|3|3|
    UIKit|member|UIGraphicsImageRenderer|init(size:format:)|3|3|
    UIKit|member|UIGraphicsImageRendererFormat|init()|3|3|
    UIKit|member|UIHostingController|init(rootView:)|2|2|
    UIKit|member|UIImage|createImage|1|2|
    UIKit|member|UIImage|gradient|1|1|
    UIKit|member|UIImage|init|1|1|
    UIKit|member|UIImage|init()|2|6|
    UIKit|member|UIImage|init(bundleName:)|1|19|
    UIKit|member|UIImage|init(data:)|7|11|
    UIKit|member|UIImage|init(imageLiteralResourceName:)|1|2|
    UIKit|member|UIImage|init(named:)|6|40|
    UIKit|member|UIImage|init(named:in:compatibleWith:)|2|4|
    UIKit|member|UIImage|init(systemName:)|6|32|
    UIKit|member|UIImage|make|1|13|
    UIKit|member|UIImage|tryMake|1|1|
    UIKit|member|UIImagePickerController|isSourceTypeAvailable|1|1|
    UIKit|member|UIImageView|init()|5|17|
    UIKit|member|UIImageView|init(image:)|3|3|
    UIKit|member|UIImpactFeedbackGenerator|init(style:)|3|10|
    UIKit|member|UILabel|init()|13|62|
    UIKit|member|UILayoutPriority|defaultHigh|1|3|
    UIKit|member|UILayoutPriority|defaultLow|1|2|
    UIKit|member|UILayoutPriority|init()|1|5|
    UIKit|member|UINavigationBar|appearance|3|10|
    UIKit|member|UINavigationBarAppearance|init()|2|2|
    UIKit|member|UINavigationController|init()|7|9|
    UIKit|member|UINavigationController|init(rootViewController:)|9|11|
    UIKit|member|UINib|init(nibName:bundle:)|2|4|
    UIKit|member|UINotificationFeedbackGenerator|init()|1|5|
    UIKit|member|UIPasteboard|general|2|3|
    UIKit|member|UIRefreshControl|init()|9|10|
    UIKit|member|UIResponder|currentFirst|1|1|
    UIKit|member|UIResponder|keyboardFrameEndUserInfoKey|3|3|
    UIKit|member|UIResponder|keyboardWillChangeFrameNotification|1|1|
    UIKit|member|UIResponder|keyboardWillHideNotification|2|2|
    UIKit|member|UIResponder|keyboardWillShowNotification|1|1|
    UIKit|member|UISceneConfiguration|init(name:sessionRole:)|9|29|
    UIKit|member|UIScreen|main|11|19|
    UIKit|member|UISearchController|init(searchResultsController:)|3|4|
    UIKit|member|UISplitViewController|init()|1|5|
    UIKit|member|UIStackView|init()|5|20|
    UIKit|member|UIStackView|init(arrangedSubviews:)|2|4|
    UIKit|member|UIStoryboard|init|1|66|
    UIKit|member|UIStoryboard|init(name:bundle:)|12|45|
    UIKit|member|UITabBarItem|init(title:image:selectedImage:)|1|3|
    UIKit|member|UITabBarItem|init(title:image:tag:)|2|6|
    UIKit|member|UITableView|allowsMultipleSelection|1|5|
    UIKit|member|UITableView|allowsSelection|1|1|
    UIKit|member|UITableView|automaticDimension|3|4|
    UIKit|member|UITableView|beginUpdates|1|1|
    UIKit|member|UITableView|cellForRow|4|6|
    UIKit|member|UITableView|contentInset|3|6|
    UIKit|member|UITableView|dataSource|12|39|
    UIKit|member|UITableView|delegate|18|142|
    UIKit|member|UITableView|deleteRows|3|3|
    UIKit|member|UITableView|dequeueReusableCell|17|55|
    UIKit|member|UITableView|dequeueReusableHeaderFooterView|1|2|
    UIKit|member|UITableView|deselectRow|8|12|
    UIKit|member|UITableView|endUpdates|1|1|
    UIKit|member|UITableView|estimatedRowHeight|2|3|
    UIKit|member|UITableView|indexPath|2|8|
    UIKit|member|UITableView|indexPathForSelectedRow|3|5|
    UIKit|member|UITableView|indexPathsForSelectedRows|1|1|
    UIKit|member|UITableView|indexPathsForVisibleRows|1|1|
    UIKit|member|UITableView|init()|7|11|
    UIKit|member|UITableView|insertRows|2|2|
    UIKit|member|UITableView|isScrollEnabled|2|2|
    UIKit|member|UITableView|numberOfRows|4|15|
    UIKit|member|UITableView|numberOfSections|5|10|
    UIKit|member|UITableView|performBatchUpdates|1|1|
    UIKit|member|UITableView|prefetchDataSource|1|2|
    UIKit|member|UITableView|refreshControl|9|23|
    UIKit|member|UITableView|register|8|28|
    UIKit|member|UITableView|reloadData|15|54|
    UIKit|member|UITableView|reloadRows|4|4|
    UIKit|member|UITableView|reloadSections|2|3|
    UIKit|member|UITableView|rowHeight|4|6|
    UIKit|member|UITableView|scrollToRow|3|4|
    UIKit|member|UITableView|selectRow|2|3|
    UIKit|member|UITableView|separatorStyle|1|1|
    UIKit|member|UITableView|tableFooterView|3|6|
    UIKit|member|UITableView|tableHeaderView|3|3|
    UIKit|member|UITableViewCell|accessoryType|2|7|
    UIKit|member|UITableViewCell|contentView|1|9|
    UIKit|member|UITableViewCell|detailTextLabel|4|14|
    UIKit|member|UITableViewCell|imageView|3|23|
    UIKit|member|UITableViewCell|init()|5|8|
    UIKit|member|UITableViewCell|prepareForReuse|4|7|
    UIKit|member|UITableViewCell|reuseIdentifier|1|4|
    UIKit|member|UITableViewCell|selectionStyle|2|6|
    UIKit|member|UITableViewCell|textLabel|9|54|
    UIKit|member|UITapGestureRecognizer|init(target:action:)|3|4|
    UIKit|member|UITextField|init()|4|8|
    UIKit|member|UITraitCollection|current|1|1|
    UIKit|member|UITraitCollection|init(userInterfaceStyle:)|1|5|
    UIKit|member|UIView|accessibilityHint|2|3|
    UIKit|member|UIView|accessibilityIdentifier|9|130|
    UIKit|member|UIView|accessibilityLabel|4|29|
    UIKit|member|UIView|accessibilityTraits|1|3|
    UIKit|member|UIView|accessibilityValue|3|7|
    UIKit|member|UIView|addConstraints|3|5|
    UIKit|member|UIView|addGestureRecognizer|5|8|
    UIKit|member|UIView|addKeyframe|1|6|
    UIKit|member|UIView|addSubview|19|115|
    UIKit|member|UIView|alpha|6|37|
    UIKit|member|UIView|animate|3|13|
    UIKit|member|UIView|animateKeyframes|1|1|
    UIKit|member|UIView|appearance|1|1|
    UIKit|member|UIView|autoresizingMask|4|5|
    UIKit|member|UIView|backgroundColor|17|108|
    UIKit|member|UIView|bottomAnchor|9|89|
    UIKit|member|UIView|bounds|15|64|
    UIKit|member|UIView|bringSubviewToFront|1|1|
    UIKit|member|UIView|center|16|44|
    UIKit|member|UIView|centerXAnchor|9|42|
    UIKit|member|UIView|centerYAnchor|9|52|
    UIKit|member|UIView|clipsToBounds|2|3|
    UIKit|member|UIView|constraints|2|3|
    UIKit|member|UIView|contentMode|3|3|
    UIKit|member|UIView|convert|1|1|
    UIKit|member|UIView|editingToolbar|1|1|
    UIKit|member|UIView|endEditing|2|9|
    UIKit|member|UIView|frame|13|167|
    UIKit|member|UIView|handleToastTapped|1|1|
    UIKit|member|UIView|heightAnchor|7|21|
    UIKit|member|UIView|init()|9|20|
    UIKit|member|UIView|isDescendant|2|8|
    UIKit|member|UIView|isHidden|15|104|
    UIKit|member|UIView|isUserInteractionEnabled|7|26|
    UIKit|member|UIView|layer|9|87|
    UIKit|member|UIView|layoutFittingCompressedSize|2|2|
    UIKit|member|UIView|layoutIfNeeded|2|4|
    UIKit|member|UIView|layoutMargins|1|4|
    UIKit|member|UIView|layoutMarginsGuide|1|4|
    UIKit|member|UIView|leadingAnchor|8|109|
    UIKit|member|UIView|leftAnchor|1|2|
    UIKit|member|UIView|noIntrinsicMetric|1|5|
    UIKit|member|UIView|removeFromSuperview|6|19|
    UIKit|member|UIView|rightAnchor|1|2|
    UIKit|member|UIView|safeAreaInsets|3|14|
    UIKit|member|UIView|safeAreaLayoutGuide|4|21|
    UIKit|member|UIView|setAnimationsEnabled|2|2|
    UIKit|member|UIView|setContentCompressionResistancePriority|2|6|
    UIKit|member|UIView|setContentHuggingPriority|3|14|
    UIKit|member|UIView|setNeedsDisplay|1|1|
    UIKit|member|UIView|sizeThatFits|3|4|
    UIKit|member|UIView|sizeToFit|3|7|
    UIKit|member|UIView|subviews|4|7|
    UIKit|member|UIView|superview|4|33|
    UIKit|member|UIView|systemLayoutSizeFitting|2|2|
    UIKit|member|UIView|tag|6|33|
    UIKit|member|UIView|tintColor|8|20|
    UIKit|member|UIView|toastTimerDidFinish|1|1|
    UIKit|member|UIView|topAnchor|9|97|
    UIKit|member|UIView|trailingAnchor|8|108|
    UIKit|member|UIView|transform|3|11|
    UIKit|member|UIView|transition|4|11|
    UIKit|member|UIView|translatesAutoresizingMaskIntoConstraints|13|131|
    UIKit|member|UIView|userInterfaceStyle|6|31|
    UIKit|member|UIView|viewWithTag|1|6|
    UIKit|member|UIView|widthAnchor|7|21|
    UIKit|member|UIView|window|11|22|
    UIKit|member|UIViewController|addChild|1|2|
    UIKit|member|UIViewController|children|2|3|
    UIKit|member|UIViewController|didMove|3|4|
    UIKit|member|UIViewController|dismiss|15|36|
    UIKit|member|UIViewController|hidesBottomBarWhenPushed|1|1|
    UIKit|member|UIViewController|init()|3|14|
    UIKit|member|UIViewController|isEditing|3|6|
    UIKit|member|UIViewController|isModalInPresentation|1|1|
    UIKit|member|UIViewController|loadView|1|1|
    UIKit|member|UIViewController|loadViewIfNeeded|7|43|
    UIKit|member|UIViewController|modalPresentationStyle|3|4|
    UIKit|member|UIViewController|modalTransitionStyle|2|2|
    UIKit|member|UIViewController|navigationController|14|103|
    UIKit|member|UIViewController|navigationItem|6|16|
    UIKit|member|UIViewController|parent|1|2|
    UIKit|member|UIViewController|performSegue|1|3|
    UIKit|member|UIViewController|popoverPresentationController|4|8|
    UIKit|member|UIViewController|present|14|39|
    UIKit|member|UIViewController|presentedViewController|3|5|
    UIKit|member|UIViewController|show|6|11|
    UIKit|member|UIViewController|showDetailViewController|1|11|
    UIKit|member|UIViewController|splitViewController|2|8|
    UIKit|member|UIViewController|storyboard|2|4|
    UIKit|member|UIViewController|tabBarItem|2|8|
    UIKit|member|UIViewController|title|21|138|
    UIKit|member|UIViewController|traitCollection|4|8|
    UIKit|member|UIViewController|view|14|81|
    UIKit|member|UIViewController|viewWillAppear|1|1|
    UIKit|member|UIViewPropertyAnimator|init(duration:curve:)|1|3|
    UIKit|member|UIVisualEffectView|init(effect:)|1|3|
    UIKit|member|UIWindow|init()|3|9|
    UIKit|member|UIWindow|init(frame:)|9|12|
    UIKit|member|UIWindow|init(windowScene:)|7|8|
    UIKit|member|UIWindow|isLandscape|1|1|
    XCTest|type||XCTActivity|0|0|-
    XCTest|type||XCTApplicationLaunchMetric|9|10|-
    XCTest|type||XCTAssert|10|108|
    XCTest|type||XCTAssertEqual|26|1537|
    XCTest|type||XCTAssertFalse|18|123|
    XCTest|type||XCTAssertGreaterThan|4|5|
    XCTest|type||XCTAssertGreaterThanOrEqual|1|1|
    XCTest|type||XCTAssertIdentical|1|3|
    XCTest|type||XCTAssertLessThan|1|4|
    XCTest|type||XCTAssertLessThanOrEqual|2|3|
    XCTest|type||XCTAssertNil|18|116|
    XCTest|type||XCTAssertNoThrow|3|5|
    XCTest|type||XCTAssertNotEqual|7|17|
    XCTest|type||XCTAssertNotNil|19|144|
    XCTest|type||XCTAssertThrowsError|5|13|
    XCTest|type||XCTAssertTrue|22|352|
    XCTest|type||XCTAsyncAssert|1|53|
    XCTest|type||XCTAttachment|14|18|-
    XCTest|type||XCTAttachment.ImageQuality|0|0|-
    XCTest|type||XCTAttachment.Lifetime|0|0|-
    XCTest|type||XCTCPUMetric|0|0|-
    XCTest|type||XCTClockMetric|1|1|-
    XCTest|type||XCTContext|3|28|-
    XCTest|type||XCTDarwinNotificationExpectation|0|0|-
    XCTest|type||XCTDarwinNotificationExpectation.Handler|0|0|-
    XCTest|type||XCTExpectedFailure|0|0|-
    XCTest|type||XCTExpectedFailure.Options|0|0|-
    XCTest|type||XCTFail|12|149|
    XCTest|type||XCTHitchMetric|0|0|-
    XCTest|type||XCTIssue|1|1|-
    XCTest|type||XCTIssue.IssueType|0|0|-
    XCTest|type||XCTIssue.Severity|0|0|-
    XCTest|type||XCTIssueReference|0|0|-
    XCTest|type||XCTIssueReference.IssueType|0|0|-
    XCTest|type||XCTIssueReference.Severity|0|0|-
    XCTest|type||XCTKVOExpectation|0|0|-
    XCTest|type||XCTKVOExpectation.Handler|0|0|-
    XCTest|type||XCTKeyPathExpectation|0|0|-
    XCTest|type||XCTKeyPathExpectation.AsynchronousFilter|0|0|-
    XCTest|type||XCTKeyPathExpectation.Predicate|0|0|-
    XCTest|type||XCTKeyPathExpectation.SynchronousFilter|0|0|-
    XCTest|type||XCTMeasureOptions|1|1|-
    XCTest|type||XCTMeasureOptions.InvocationOptions|0|0|-
    XCTest|type||XCTMemoryMetric|1|1|-
    XCTest|type||XCTMetric|1|1|-
    XCTest|type||XCTMutableIssue|0|0|-
    XCTest|type||XCTNSNotificationExpectation|1|2|+
    XCTest|type||XCTNSNotificationExpectation.Handler|0|0|+
    XCTest|type||XCTNSPredicateExpectation|5|16|+
    XCTest|type||XCTNSPredicateExpectation.Handler|0|0|+
    XCTest|type||XCTOSSignpostMetric|0|0|-
    XCTest|type||XCTPerformanceMeasurement|0|0|-
    XCTest|type||XCTPerformanceMeasurement.Polarity|0|0|-
    XCTest|type||XCTPerformanceMeasurementTimestamp|0|0|-
    XCTest|type||XCTPerformanceMetric|0|0|+
    XCTest|type||XCTSkip|0|0|+
    XCTest|type||XCTSourceCodeContext|0|0|-
    XCTest|type||XCTSourceCodeFrame|0|0|-
    XCTest|type||XCTSourceCodeLocation|0|0|-
    XCTest|type||XCTSourceCodeSymbolInfo|0|0|-
    XCTest|type||XCTStorageMetric|1|1|-
    XCTest|type||XCTUnwrap|6|90|
    XCTest|type||XCTWaiter|5|15|+
    XCTest|type||XCTWaiter.Result|0|0|+
    XCTest|type||XCTWaiterDelegate|0|0|+
    XCTest|type||XCTest|0|0|+
    XCTest|type||XCTestCase|0|0|+
    XCTest|type||XCTestCaseRun|0|0|+
    XCTest|type||XCTestError|0|0|+
    XCTest|type||XCTestError.Code|0|0|+
    XCTest|type||XCTestExpectation|0|0|+
    XCTest|type||XCTestLog|0|0|-
    XCTest|type||XCTestObservation|0|0|+
    XCTest|type||XCTestObservationCenter|0|0|+
    XCTest|type||XCTestObserver|0|0|-
    XCTest|type||XCTestProbe|0|0|-
    XCTest|type||XCTestRun|0|0|+
    XCTest|type||XCTestSuite|0|0|+
    XCTest|type||XCTestSuiteRun|0|0|+
    XCTest|type||XCUIAutomation|0|0|-
    XCTest|type||XCUIScreenshot|0|0|-
    XCTest|type||XCWaitCompletionHandler|0|0|+
    XCTest|member|*|XCTAssert(_:_:file:line:)|5|108|+
    XCTest|member|*|XCTAssertEqual(_:_:_:file:line:)|26|1537|+
    XCTest|member|*|XCTAssertEqual(_:_:accuracy:_:file:line:)|26|1537|+
    XCTest|member|*|XCTAssertFalse(_:_:file:line:)|18|123|+
    XCTest|member|*|XCTAssertGreaterThan(_:_:_:file:line:)|1|2|+
    XCTest|member|*|XCTAssertGreaterThanOrEqual(_:_:_:file:line:)|0|0|+
    XCTest|member|*|XCTAssertIdentical(_:_:_:file:line:)|1|3|+
    XCTest|member|*|XCTAssertLessThan(_:_:_:file:line:)|0|0|+
    XCTest|member|*|XCTAssertLessThanOrEqual(_:_:_:file:line:)|2|3|+
    XCTest|member|*|XCTAssertNil(_:_:file:line:)|18|116|+
    XCTest|member|*|XCTAssertNoThrow(_:_:file:line:)|3|5|+
    XCTest|member|*|XCTAssertNotEqual(_:_:_:file:line:)|7|17|+
    XCTest|member|*|XCTAssertNotEqual(_:_:accuracy:_:file:line:)|7|17|+
    XCTest|member|*|XCTAssertNotIdentical(_:_:_:file:line:)|0|0|+
    XCTest|member|*|XCTAssertNotNil(_:_:file:line:)|19|144|+
    XCTest|member|*|XCTAssertThrowsError(_:_:file:line:_:)|5|13|+
    XCTest|member|*|XCTAssertTrue(_:_:file:line:)|22|352|+
    XCTest|member|*|XCTFail(_:file:line:)|12|149|+
    XCTest|member|*|XCTUnwrap(_:_:file:line:)|6|90|+
    XCTest|member|*|XCT_UI_TESTING_AVAILABLE|0|0|-
    XCTest|member|XCTActivity|add(_:)|0|0|-
    XCTest|member|XCTActivity|name|0|0|-
    XCTest|member|XCTApplicationLaunchMetric|init()|0|0|-
    XCTest|member|XCTApplicationLaunchMetric|init(waitUntilResponsive:)|0|0|-
    XCTest|member|XCTAttachment|init(compressedContentsOfDirectoryAtURL:)|0|0|-
    XCTest|member|XCTAttachment|init(contentsOfFileAtURL:)|0|0|-
    XCTest|member|XCTAttachment|init(contentsOfFileAtURL:uniformTypeIdentifier:)|0|0|-
    XCTest|member|XCTAttachment|init(data:)|0|0|-
    XCTest|member|XCTAttachment|init(data:uniformTypeIdentifier:)|0|0|-
    XCTest|member|XCTAttachment|init(image:)|0|0|-
    XCTest|member|XCTAttachment|init(image:quality:)|0|0|-
    XCTest|member|XCTAttachment|init(screenshot:)|0|0|-
    XCTest|member|XCTAttachment|init(screenshot:quality:)|0|0|-
    XCTest|member|XCTAttachment|init(uniformTypeIdentifier:name:payload:userInfo:)|0|0|-
    XCTest|member|XCTAttachment|lifetime|0|0|-
    XCTest|member|XCTAttachment|name|0|0|-
    XCTest|member|XCTAttachment|uniformTypeIdentifier|0|0|-
    XCTest|member|XCTAttachment|userInfo|0|0|-
    XCTest|member|XCTAttachment.ImageQuality|init(archivableObject:)|0|0|-
    XCTest|member|XCTAttachment.ImageQuality|init(archivableObject:uniformTypeIdentifier:)|0|0|-
    XCTest|member|XCTAttachment.ImageQuality|init(plistObject:)|0|0|-
    XCTest|member|XCTAttachment.ImageQuality|init(rawValue:)|0|0|-
    XCTest|member|XCTAttachment.ImageQuality|init(string:)|0|0|-
    XCTest|member|XCTAttachment.ImageQuality|low|0|0|-
    XCTest|member|XCTAttachment.ImageQuality|medium|0|0|-
    XCTest|member|XCTAttachment.ImageQuality|original|0|0|-
    XCTest|member|XCTAttachment.Lifetime|deleteOnSuccess|0|0|-
    XCTest|member|XCTAttachment.Lifetime|init(compressedContentsOfDirectory:)|0|0|-
    XCTest|member|XCTAttachment.Lifetime|init(compressedContentsOfDirectoryAtURL:)|0|0|-
    XCTest|member|XCTAttachment.Lifetime|init(contentsOfFile:)|0|0|-
    XCTest|member|XCTAttachment.Lifetime|init(contentsOfFile:uniformTypeIdentifier:)|0|0|-
    XCTest|member|XCTAttachment.Lifetime|init(contentsOfFileAtURL:)|0|0|-
    XCTest|member|XCTAttachment.Lifetime|init(contentsOfFileAtURL:uniformTypeIdentifier:)|0|0|-
    XCTest|member|XCTAttachment.Lifetime|init(rawValue:)|0|0|-
    XCTest|member|XCTAttachment.Lifetime|keepAlways|0|0|-
    XCTest|member|XCTCPUMetric|init()|0|0|-
    XCTest|member|XCTCPUMetric|init(application:)|0|0|-
    XCTest|member|XCTCPUMetric|init(limitingToCurrentThread:)|0|0|-
    XCTest|member|XCTClockMetric|init()|0|0|-
    XCTest|member|XCTContext|runActivity(named:block:)|0|0|-
    XCTest|member|XCTDarwinNotificationExpectation|handler|0|0|-
    XCTest|member|XCTDarwinNotificationExpectation|init(notificationName:)|0|0|-
    XCTest|member|XCTDarwinNotificationExpectation|notificationName|0|0|-
    XCTest|member|XCTExpectedFailure|XCTExpectFailure(_:enabled:strict:failingBlock:issueMatcher:)|0|0|-
    XCTest|member|XCTExpectedFailure|XCTExpectFailure(_:enabled:strict:issueMatcher:)|0|0|-
    XCTest|member|XCTExpectedFailure|XCTExpectFailure(_:options:)|0|0|-
    XCTest|member|XCTExpectedFailure|XCTExpectFailure(_:options:failingBlock:)|0|0|-
    XCTest|member|XCTExpectedFailure|XCTSkipIf(_:_:file:line:)|0|0|+
    XCTest|member|XCTExpectedFailure|XCTSkipUnless(_:_:file:line:)|0|0|+
    XCTest|member|XCTExpectedFailure|failureReason|0|0|-
    XCTest|member|XCTExpectedFailure|isEnabled|0|0|-
    XCTest|member|XCTExpectedFailure|isStrict|0|0|-
    XCTest|member|XCTExpectedFailure|issue|0|0|-
    XCTest|member|XCTExpectedFailure|issueMatcher|0|0|-
    XCTest|member|XCTExpectedFailure.Options|nonStrict()|0|0|-
    XCTest|member|XCTHitchMetric|init(application:)|0|0|-
    XCTest|member|XCTIssue|add(_:)|0|0|-
    XCTest|member|XCTIssue|associatedError|0|0|-
    XCTest|member|XCTIssue|attachments|0|0|-
    XCTest|member|XCTIssue|compactDescription|0|0|-
    XCTest|member|XCTIssue|detailedDescription|0|0|-
    XCTest|member|XCTIssue|isFailure|0|0|-
    XCTest|member|XCTIssue|severity|0|0|-
    XCTest|member|XCTIssue|sourceCodeContext|0|0|-
    XCTest|member|XCTIssue|type|0|0|-
    XCTest|member|XCTIssue.IssueType|init(type:compactDescription:detailedDescription:sourceCodeContext:associatedError:attachments:severity:)|0|0|-
    XCTest|member|XCTIssueReference|associatedError|0|0|-
    XCTest|member|XCTIssueReference|attachments|0|0|-
    XCTest|member|XCTIssueReference|compactDescription|0|0|-
    XCTest|member|XCTIssueReference|detailedDescription|0|0|-
    XCTest|member|XCTIssueReference|init(type:compactDescription:)|0|0|-
    XCTest|member|XCTIssueReference|init(type:compactDescription:detailedDescription:sourceCodeContext:associatedError:attachments:)|0|0|-
    XCTest|member|XCTIssueReference|init(type:compactDescription:detailedDescription:sourceCodeContext:associatedError:attachments:severity:)|0|0|-
    XCTest|member|XCTIssueReference|init(type:compactDescription:severity:)|0|0|-
    XCTest|member|XCTIssueReference|isFailure|0|0|-
    XCTest|member|XCTIssueReference|severity|0|0|-
    XCTest|member|XCTIssueReference|sourceCodeContext|0|0|-
    XCTest|member|XCTIssueReference|type|0|0|-
    XCTest|member|XCTIssueReference.IssueType|assertionFailure|0|0|-
    XCTest|member|XCTIssueReference.IssueType|init(rawValue:)|0|0|-
    XCTest|member|XCTIssueReference.IssueType|performanceRegression|0|0|-
    XCTest|member|XCTIssueReference.IssueType|system|0|0|-
    XCTest|member|XCTIssueReference.IssueType|thrownError|0|0|-
    XCTest|member|XCTIssueReference.IssueType|uncaughtException|0|0|-
    XCTest|member|XCTIssueReference.IssueType|unmatchedExpectedFailure|0|0|-
    XCTest|member|XCTIssueReference.Severity|error|0|0|-
    XCTest|member|XCTIssueReference.Severity|init(rawValue:)|0|0|-
    XCTest|member|XCTIssueReference.Severity|warning|0|0|-
    XCTest|member|XCTKVOExpectation|expectedValue|0|0|-
    XCTest|member|XCTKVOExpectation|handler|0|0|-
    XCTest|member|XCTKVOExpectation|init(keyPath:object:)|0|0|-
    XCTest|member|XCTKVOExpectation|init(keyPath:object:expectedValue:)|0|0|-
    XCTest|member|XCTKVOExpectation|init(keyPath:object:expectedValue:options:)|0|0|-
    XCTest|member|XCTKVOExpectation|keyPath|0|0|-
    XCTest|member|XCTKVOExpectation|observedObject|0|0|-
    XCTest|member|XCTKVOExpectation|options|0|0|-
    XCTest|member|XCTKeyPathExpectation|expectedValue|0|0|-
    XCTest|member|XCTKeyPathExpectation|init(keyPath:observedObject:options:expectedValue:)|0|0|-
    XCTest|member|XCTKeyPathExpectation|init(keyPath:observedObject:options:filter:)|0|0|-
    XCTest|member|XCTKeyPathExpectation|init(keyPath:observedObject:options:predicate:)|0|0|-
    XCTest|member|XCTKeyPathExpectation.Predicate|keyPath|0|0|-
    XCTest|member|XCTKeyPathExpectation.Predicate|observedObject|0|0|-
    XCTest|member|XCTKeyPathExpectation.Predicate|options|0|0|-
    XCTest|member|XCTMeasureOptions|default|0|0|-
    XCTest|member|XCTMeasureOptions|invocationOptions|0|0|-
    XCTest|member|XCTMeasureOptions|iterationCount|0|0|-
    XCTest|member|XCTMeasureOptions.InvocationOptions|init(rawValue:)|0|0|-
    XCTest|member|XCTMeasureOptions.InvocationOptions|manuallyStart|0|0|-
    XCTest|member|XCTMeasureOptions.InvocationOptions|manuallyStop|0|0|-
    XCTest|member|XCTMemoryMetric|init()|0|0|-
    XCTest|member|XCTMemoryMetric|init(application:)|0|0|-
    XCTest|member|XCTMetric|didStopMeasuring()|0|0|-
    XCTest|member|XCTMetric|reportMeasurements(from:to:)|0|0|-
    XCTest|member|XCTMetric|willBeginMeasuring()|0|0|-
    XCTest|member|XCTMutableIssue|add(_:)|0|0|-
    XCTest|member|XCTMutableIssue|associatedError|0|0|-
    XCTest|member|XCTMutableIssue|attachments|0|0|-
    XCTest|member|XCTMutableIssue|compactDescription|0|0|-
    XCTest|member|XCTMutableIssue|detailedDescription|0|0|-
    XCTest|member|XCTMutableIssue|severity|0|0|-
    XCTest|member|XCTMutableIssue|sourceCodeContext|0|0|-
    XCTest|member|XCTMutableIssue|type|0|0|-
    XCTest|member|XCTNSNotificationExpectation|handler|0|0|+
    XCTest|member|XCTNSNotificationExpectation|init(name:)|0|0|+
    XCTest|member|XCTNSNotificationExpectation|init(name:object:)|0|0|+
    XCTest|member|XCTNSNotificationExpectation|init(name:object:notificationCenter:)|0|0|+
    XCTest|member|XCTNSNotificationExpectation|notificationCenter|0|0|+
    XCTest|member|XCTNSNotificationExpectation|notificationName|0|0|+
    XCTest|member|XCTNSNotificationExpectation|observedObject|0|0|+
    XCTest|member|XCTNSPredicateExpectation|handler|0|0|+
    XCTest|member|XCTNSPredicateExpectation|init(predicate:object:)|0|0|+
    XCTest|member|XCTNSPredicateExpectation|object|0|0|+
    XCTest|member|XCTNSPredicateExpectation|predicate|0|0|+
    XCTest|member|XCTOSSignpostMetric|applicationLaunch|0|0|-
    XCTest|member|XCTOSSignpostMetric|customNavigationTransitionMetric|0|0|-
    XCTest|member|XCTOSSignpostMetric|init(subsystem:category:name:)|0|0|-
    XCTest|member|XCTOSSignpostMetric|navigationTransitionMetric|0|0|-
    XCTest|member|XCTOSSignpostMetric|scrollDecelerationMetric|0|0|-
    XCTest|member|XCTOSSignpostMetric|scrollDraggingMetric|0|0|-
    XCTest|member|XCTOSSignpostMetric|scrollingAndDecelerationMetric|0|0|-
    XCTest|member|XCTPerformanceMeasurement|displayName|0|0|-
    XCTest|member|XCTPerformanceMeasurement|doubleValue|0|0|-
    XCTest|member|XCTPerformanceMeasurement|identifier|0|0|-
    XCTest|member|XCTPerformanceMeasurement|init(identifier:displayName:doubleValue:unitSymbol:)|0|0|-
    XCTest|member|XCTPerformanceMeasurement|init(identifier:displayName:doubleValue:unitSymbol:polarity:)|0|0|-
    XCTest|member|XCTPerformanceMeasurement|init(identifier:displayName:value:)|0|0|-
    XCTest|member|XCTPerformanceMeasurement|init(identifier:displayName:value:polarity:)|0|0|-
    XCTest|member|XCTPerformanceMeasurement|polarity|0|0|-
    XCTest|member|XCTPerformanceMeasurement|unitSymbol|0|0|-
    XCTest|member|XCTPerformanceMeasurement|value|0|0|-
    XCTest|member|XCTPerformanceMeasurement.Polarity|init(rawValue:)|0|0|-
    XCTest|member|XCTPerformanceMeasurement.Polarity|prefersLarger|0|0|-
    XCTest|member|XCTPerformanceMeasurement.Polarity|prefersSmaller|0|0|-
    XCTest|member|XCTPerformanceMeasurement.Polarity|unspecified|0|0|-
    XCTest|member|XCTPerformanceMeasurementTimestamp|absoluteTime|0|0|-
    XCTest|member|XCTPerformanceMeasurementTimestamp|absoluteTimeNanoSeconds|0|0|-
    XCTest|member|XCTPerformanceMeasurementTimestamp|date|0|0|-
    XCTest|member|XCTPerformanceMeasurementTimestamp|init()|0|0|-
    XCTest|member|XCTPerformanceMeasurementTimestamp|init(absoluteTime:date:)|0|0|-
    XCTest|member|XCTPerformanceMetric|expectation(description:)|1|12|+
    XCTest|member|XCTPerformanceMetric|expectation(for:evaluatedWith:handler:)|1|12|+
    XCTest|member|XCTPerformanceMetric|expectation(forNotification:object:handler:)|1|12|+
    XCTest|member|XCTPerformanceMetric|expectation(forNotification:object:notificationCenter:handler:)|1|12|+
    XCTest|member|XCTPerformanceMetric|expectation(that:on:options:willEqual:)|1|12|-
    XCTest|member|XCTPerformanceMetric|expectation(that:on:options:willSatisfy:)|1|12|-
    XCTest|member|XCTPerformanceMetric|fulfillment(of:timeout:enforceOrder:)|3|25|+
    XCTest|member|XCTPerformanceMetric|init(_:)|0|0|+
    XCTest|member|XCTPerformanceMetric|init(rawValue:)|0|0|+
    XCTest|member|XCTPerformanceMetric|keyValueObservingExpectation(for:keyPath:expectedValue:)|1|1|-
    XCTest|member|XCTPerformanceMetric|keyValueObservingExpectation(for:keyPath:handler:)|1|1|-
    XCTest|member|XCTPerformanceMetric|wait(for:)|9|85|-
    XCTest|member|XCTPerformanceMetric|wait(for:enforceOrder:)|9|85|-
    XCTest|member|XCTPerformanceMetric|wait(for:timeout:)|9|85|+
    XCTest|member|XCTPerformanceMetric|wait(for:timeout:enforceOrder:)|9|85|+
    XCTest|member|XCTPerformanceMetric|waitForExpectations(timeout:handler:)|6|60|+
    XCTest|member|XCTPerformanceMetric|wallClockTime|0|0|+
    XCTest|member|XCTSkip|init(_:file:line:)|0|0|+
    XCTest|member|XCTSkip|message|0|0|+
    XCTest|member|XCTSourceCodeContext|callStack|0|0|-
    XCTest|member|XCTSourceCodeContext|init()|0|0|-
    XCTest|member|XCTSourceCodeContext|init(callStack:location:)|0|0|-
    XCTest|member|XCTSourceCodeContext|init(callStackAddresses:location:)|0|0|-
    XCTest|member|XCTSourceCodeContext|init(location:)|0|0|-
    XCTest|member|XCTSourceCodeContext|location|0|0|-
    XCTest|member|XCTSourceCodeFrame|address|0|0|-
    XCTest|member|XCTSourceCodeFrame|init(address:)|0|0|-
    XCTest|member|XCTSourceCodeFrame|init(address:symbolInfo:)|0|0|-
    XCTest|member|XCTSourceCodeFrame|symbolInfo|0|0|-
    XCTest|member|XCTSourceCodeFrame|symbolInfo()|0|0|-
    XCTest|member|XCTSourceCodeFrame|symbolicationError|0|0|-
    XCTest|member|XCTSourceCodeLocation|fileURL|0|0|-
    XCTest|member|XCTSourceCodeLocation|init(filePath:lineNumber:)|0|0|-
    XCTest|member|XCTSourceCodeLocation|init(fileURL:lineNumber:)|0|0|-
    XCTest|member|XCTSourceCodeLocation|lineNumber|0|0|-
    XCTest|member|XCTSourceCodeSymbolInfo|imageName|0|0|-
    XCTest|member|XCTSourceCodeSymbolInfo|init(imageName:symbolName:location:)|0|0|-
    XCTest|member|XCTSourceCodeSymbolInfo|location|0|0|-
    XCTest|member|XCTSourceCodeSymbolInfo|symbolName|0|0|-
    XCTest|member|XCTStorageMetric|init()|0|0|-
    XCTest|member|XCTStorageMetric|init(application:)|0|0|-
    XCTest|member|XCTWaiter|delegate|0|0|+
    XCTest|member|XCTWaiter|fulfillment(of:timeout:enforceOrder:)|3|25|+
    XCTest|member|XCTWaiter|init(delegate:)|0|0|+
    XCTest|member|XCTWaiter|wait(for:)|9|85|-
    XCTest|member|XCTWaiter|wait(for:enforceOrder:)|9|85|-
    XCTest|member|XCTWaiter|wait(for:timeout:)|9|85|+
    XCTest|member|XCTWaiter|wait(for:timeout:enforceOrder:)|9|85|+
    XCTest|member|XCTWaiter.Result|completed|0|0|+
    XCTest|member|XCTWaiter.Result|incorrectOrder|0|0|+
    XCTest|member|XCTWaiter.Result|init(rawValue:)|0|0|+
    XCTest|member|XCTWaiter.Result|interrupted|0|0|+
    XCTest|member|XCTWaiter.Result|invertedFulfillment|0|0|+
    XCTest|member|XCTWaiter.Result|timedOut|0|0|+
    XCTest|member|XCTWaiterDelegate|fulfilledExpectations|0|0|+
    XCTest|member|XCTWaiterDelegate|nestedWaiter(_:wasInterruptedByTimedOutWaiter:)|0|0|+
    XCTest|member|XCTWaiterDelegate|waiter(_:didFulfillInvertedExpectation:)|0|0|+
    XCTest|member|XCTWaiterDelegate|waiter(_:didTimeoutWithUnfulfilledExpectations:)|0|0|+
    XCTest|member|XCTWaiterDelegate|waiter(_:fulfillmentDidViolateOrderingConstraintsFor:requiredExpectation:)|0|0|+
    XCTest|member|XCTest|name|0|0|+
    XCTest|member|XCTest|perform(_:)|0|0|+
    XCTest|member|XCTest|run()|0|0|+
    XCTest|member|XCTest|setUp()|0|0|+
    XCTest|member|XCTest|setUp(completion:)|0|0|-
    XCTest|member|XCTest|setUpWithError()|0|0|+
    XCTest|member|XCTest|tearDown()|0|0|+
    XCTest|member|XCTest|tearDown(completion:)|0|0|-
    XCTest|member|XCTest|tearDownWithError()|0|0|+
    XCTest|member|XCTest|testCaseCount|0|0|+
    XCTest|member|XCTest|testRun|0|0|+
    XCTest|member|XCTest|testRunClass|0|0|+
    XCTest|member|XCTestCase|addTeardownBlock(_:)|1|4|+
    XCTest|member|XCTestCase|continueAfterFailure|0|0|+
    XCTest|member|XCTestCase|defaultMeasureOptions|0|0|-
    XCTest|member|XCTestCase|defaultMetrics|0|0|-
    XCTest|member|XCTestCase|defaultPerformanceMetrics|0|0|+
    XCTest|member|XCTestCase|executionTimeAllowance|0|0|-
    XCTest|member|XCTestCase|measure(_:)|0|0|+
    XCTest|member|XCTestCase|measure(metrics:block:)|0|0|-
    XCTest|member|XCTestCase|measure(metrics:options:block:)|0|0|-
    XCTest|member|XCTestCase|measure(options:block:)|0|0|-
    XCTest|member|XCTestCase|measureMetrics(_:automaticallyStartMeasuring:for:)|0|0|+
    XCTest|member|XCTestCase|runsForEachTargetApplicationUIConfiguration|0|0|-
    XCTest|member|XCTestCase|setUp()|0|0|+
    XCTest|member|XCTestCase|startMeasuring()|0|0|+
    XCTest|member|XCTestCase|stopMeasuring()|0|0|+
    XCTest|member|XCTestCase|tearDown()|0|0|+
    XCTest|member|XCTestCaseRun|recordFailure(inTest:withDescription:inFile:atLine:expected:)|0|0|-
    XCTest|member|XCTestError|addUIInterruptionMonitor(withDescription:handler:)|0|0|-
    XCTest|member|XCTestError|failureWhileWaiting|0|0|+
    XCTest|member|XCTestError|invocation|0|0|-
    XCTest|member|XCTestError|invokeTest()|0|0|+
    XCTest|member|XCTestError|record(_:)|0|0|-
    XCTest|member|XCTestError|recordFailure(withDescription:inFile:atLine:expected:)|0|0|+
    XCTest|member|XCTestError|removeUIInterruptionMonitor(_:)|0|0|-
    XCTest|member|XCTestError|timeoutWhileWaiting|0|0|+
    XCTest|member|XCTestError.Code|XCTestErrorDomain|0|0|+
    XCTest|member|XCTestError.Code|defaultTestSuite|0|0|-
    XCTest|member|XCTestError.Code|errorDomain|0|0|-
    XCTest|member|XCTestError.Code|failureWhileWaiting|0|0|+
    XCTest|member|XCTestError.Code|init(invocation:)|0|0|-
    XCTest|member|XCTestError.Code|init(rawValue:)|0|0|+
    XCTest|member|XCTestError.Code|init(selector:)|0|0|-
    XCTest|member|XCTestError.Code|testInvocations|0|0|-
    XCTest|member|XCTestError.Code|timeoutWhileWaiting|0|0|+
    XCTest|member|XCTestExpectation|assertForOverFulfill|1|1|+
    XCTest|member|XCTestExpectation|expectationDescription|0|0|+
    XCTest|member|XCTestExpectation|expectedFulfillmentCount|1|3|+
    XCTest|member|XCTestExpectation|fulfill()|17|147|+
    XCTest|member|XCTestExpectation|init(description:)|0|0|+
    XCTest|member|XCTestExpectation|isInverted|1|1|+
    XCTest|member|XCTestLog|logFileHandle|0|0|-
    XCTest|member|XCTestLog|testLog(withFormat:arguments:)|0|0|-
    XCTest|member|XCTestObservation|testBundleDidFinish(_:)|0|0|+
    XCTest|member|XCTestObservation|testBundleWillStart(_:)|0|0|+
    XCTest|member|XCTestObservation|testCase(_:didFailWithDescription:inFile:atLine:)|0|0|+
    XCTest|member|XCTestObservation|testCase(_:didRecord:)|0|0|-
    XCTest|member|XCTestObservation|testCaseDidFinish(_:)|0|0|+
    XCTest|member|XCTestObservation|testCaseWillStart(_:)|0|0|+
    XCTest|member|XCTestObservation|testSuite(_:didFailWithDescription:inFile:atLine:)|0|0|-
    XCTest|member|XCTestObservation|testSuite(_:didRecord:)|0|0|-
    XCTest|member|XCTestObservation|testSuiteDidFinish(_:)|0|0|+
    XCTest|member|XCTestObservation|testSuiteWillStart(_:)|0|0|+
    XCTest|member|XCTestObservationCenter|addTestObserver(_:)|0|0|+
    XCTest|member|XCTestObservationCenter|removeTestObserver(_:)|0|0|+
    XCTest|member|XCTestObservationCenter|shared|0|0|+
    XCTest|member|XCTestObserver|startObserving()|0|0|-
    XCTest|member|XCTestObserver|stopObserving()|0|0|-
    XCTest|member|XCTestObserver|testCaseDidFail(_:withDescription:inFile:atLine:)|0|0|-
    XCTest|member|XCTestObserver|testCaseDidStart(_:)|0|0|-
    XCTest|member|XCTestObserver|testCaseDidStop(_:)|0|0|-
    XCTest|member|XCTestObserver|testSuiteDidStart(_:)|0|0|-
    XCTest|member|XCTestObserver|testSuiteDidStop(_:)|0|0|-
    XCTest|member|XCTestProbe|XCTAssertEqualWithAccuracy(_:_:accuracy:_:file:line:)|0|0|+
    XCTest|member|XCTestProbe|XCTAssertNotEqualWithAccuracy(_:_:_:_:file:line:)|0|0|+
    XCTest|member|XCTestProbe|XCTSelfTestMain()|0|0|-
    XCTest|member|XCTestProbe|XCTestObserverClassKey|0|0|-
    XCTest|member|XCTestProbe|XCTestScopeAll|0|0|-
    XCTest|member|XCTestProbe|XCTestScopeKey|0|0|-
    XCTest|member|XCTestProbe|XCTestScopeNone|0|0|-
    XCTest|member|XCTestProbe|XCTestScopeSelf|0|0|-
    XCTest|member|XCTestProbe|XCTestToolKey|0|0|-
    XCTest|member|XCTestProbe|XCTestedUnitPath|0|0|-
    XCTest|member|XCTestProbe|isTesting()|0|0|-
    XCTest|member|XCTestRun|executionCount|0|0|+
    XCTest|member|XCTestRun|failureCount|0|0|+
    XCTest|member|XCTestRun|hasBeenSkipped|0|0|+
    XCTest|member|XCTestRun|hasSucceeded|0|0|+
    XCTest|member|XCTestRun|init(test:)|0|0|+
    XCTest|member|XCTestRun|record(_:)|0|0|-
    XCTest|member|XCTestRun|recordFailure(withDescription:inFile:atLine:expected:)|0|0|+
    XCTest|member|XCTestRun|skipCount|0|0|+
    XCTest|member|XCTestRun|start()|0|0|+
    XCTest|member|XCTestRun|startDate|0|0|+
    XCTest|member|XCTestRun|stop()|0|0|+
    XCTest|member|XCTestRun|stopDate|0|0|+
    XCTest|member|XCTestRun|test|0|0|+
    XCTest|member|XCTestRun|testCaseCount|0|0|+
    XCTest|member|XCTestRun|testDuration|0|0|+
    XCTest|member|XCTestRun|totalDuration|0|0|+
    XCTest|member|XCTestRun|totalFailureCount|0|0|+
    XCTest|member|XCTestRun|unexpectedExceptionCount|0|0|+
    XCTest|member|XCTestSuite|addTest(_:)|0|0|+
    XCTest|member|XCTestSuite|default|0|0|-
    XCTest|member|XCTestSuite|init(forBundlePath:)|0|0|-
    XCTest|member|XCTestSuite|init(forTestCaseClass:)|0|0|-
    XCTest|member|XCTestSuite|init(forTestCaseWithName:)|0|0|-
    XCTest|member|XCTestSuite|init(name:)|0|0|+
    XCTest|member|XCTestSuite|tests|0|0|+
    XCTest|member|XCTestSuiteRun|addTestRun(_:)|0|0|+
    XCTest|member|XCTestSuiteRun|testRuns|0|0|+
    XCUIAutomation|type||XCUIAccessibilityAuditIssue|0|0|
    XCUIAutomation|type||XCUIAccessibilityAuditType|0|0|
    XCUIAutomation|type||XCUIApplication|22|119|
    XCUIAutomation|type||XCUIApplication.State|0|0|
    XCUIAutomation|type||XCUICoordinate|1|1|
    XCUIAutomation|type||XCUIDevice|2|5|
    XCUIAutomation|type||XCUIDevice.Appearance|0|0|
    XCUIAutomation|type||XCUIDevice.Button|0|0|
    XCUIAutomation|type||XCUIDeviceHandGesture|0|0|
    XCUIAutomation|type||XCUIElement|11|157|
    XCUIAutomation|type||XCUIElement.AttributeName|0|0|
    XCUIAutomation|type||XCUIElement.ElementType|0|0|
    XCUIAutomation|type||XCUIElement.KeyModifierFlags|0|0|
    XCUIAutomation|type||XCUIElement.SizeClass|0|0|
    XCUIAutomation|type||XCUIElementAttributes|0|0|
    XCUIAutomation|type||XCUIElementQuery|1|3|
    XCUIAutomation|type||XCUIElementSnapshotProviding|0|0|
    XCUIAutomation|type||XCUIElementTypeQueryProvider|0|0|
    XCUIAutomation|type||XCUIGestureVelocity|0|0|
    XCUIAutomation|type||XCUIKeyboardKey|2|4|
    XCUIAutomation|type||XCUILocation|0|0|
    XCUIAutomation|type||XCUIProtectedResource|0|0|
    XCUIAutomation|type||XCUIRemote|0|0|
    XCUIAutomation|type||XCUIRemoteButton|0|0|
    XCUIAutomation|type||XCUIScreen|3|6|
    XCUIAutomation|type||XCUIScreenshot|0|0|
    XCUIAutomation|type||XCUIScreenshotProviding|0|0|
    XCUIAutomation|type||XCUISiriService|0|0|
    XCUIAutomation|type||XCUISystem|0|0|
    XCUIAutomation|type||XCUITestPlaygroundAppUITests|1|1|
    XCUIAutomation|type||XCUIVoiceOverService|0|0|
    XCUIAutomation|type||XCUIVoiceOverService.Error|0|0|
    XCUIAutomation|type||XCUIVoiceOverService.Error.Code|0|0|
    XCUIAutomation|type||XCUIVoiceOverService.Output|0|0|
    XCUIAutomation|member|*|XCUIVoiceOverServiceErrorDomain|0|0|
    XCUIAutomation|member|*|XCUI_UI_TESTING_AVAILABLE|0|0|
    XCUIAutomation|member|XCUIAccessibilityAuditIssue|auditType|0|0|
    XCUIAutomation|member|XCUIAccessibilityAuditIssue|compactDescription|0|0|
    XCUIAutomation|member|XCUIAccessibilityAuditIssue|detailedDescription|0|0|
    XCUIAutomation|member|XCUIAccessibilityAuditIssue|element|11|107|
    XCUIAutomation|member|XCUIAccessibilityAuditIssue|init(URL:)|0|0|
    XCUIAutomation|member|XCUIAccessibilityAuditType|action|0|0|
    XCUIAutomation|member|XCUIAccessibilityAuditType|all|0|0|
    XCUIAutomation|member|XCUIAccessibilityAuditType|contrast|0|0|
    XCUIAutomation|member|XCUIAccessibilityAuditType|dynamicType|0|0|
    XCUIAutomation|member|XCUIAccessibilityAuditType|elementDetection|0|0|
    XCUIAutomation|member|XCUIAccessibilityAuditType|hitRegion|0|0|
    XCUIAutomation|member|XCUIAccessibilityAuditType|init(rawValue:)|0|0|
    XCUIAutomation|member|XCUIAccessibilityAuditType|parentChild|0|0|
    XCUIAutomation|member|XCUIAccessibilityAuditType|sufficientElementDescription|0|0|
    XCUIAutomation|member|XCUIAccessibilityAuditType|textClipped|0|0|
    XCUIAutomation|member|XCUIAccessibilityAuditType|trait|0|0|
    XCUIAutomation|member|XCUIApplication|activate()|1|1|
    XCUIAutomation|member|XCUIApplication|init()|0|0|
    XCUIAutomation|member|XCUIApplication|init(bundleIdentifier:)|0|0|
    XCUIAutomation|member|XCUIApplication|init(url:)|0|0|
    XCUIAutomation|member|XCUIApplication|launch()|22|64|
    XCUIAutomation|member|XCUIApplication|launchArguments|7|14|
    XCUIAutomation|member|XCUIApplication|launchEnvironment|3|5|
    XCUIAutomation|member|XCUIApplication|open(_:)|1|2|
    XCUIAutomation|member|XCUIApplication|resetAuthorizationStatus(for:)|0|0|
    XCUIAutomation|member|XCUIApplication|state|1|1|
    XCUIAutomation|member|XCUIApplication|terminate()|8|13|
    XCUIAutomation|member|XCUIApplication|wait(for:timeout:)|5|26|
    XCUIAutomation|member|XCUIApplication.State|init(rawValue:)|0|0|
    XCUIAutomation|member|XCUIApplication.State|notRunning|0|0|
    XCUIAutomation|member|XCUIApplication.State|runningBackground|0|0|
    XCUIAutomation|member|XCUIApplication.State|runningBackgroundSuspended|0|0|
    XCUIAutomation|member|XCUIApplication.State|runningForeground|0|0|
    XCUIAutomation|member|XCUIApplication.State|unknown|0|0|
    XCUIAutomation|member|XCUICoordinate|click()|0|0|
    XCUIAutomation|member|XCUICoordinate|click(forDuration:thenDragTo:)|0|0|
    XCUIAutomation|member|XCUICoordinate|click(forDuration:thenDragTo:withVelocity:thenHoldForDuration:)|0|0|
    XCUIAutomation|member|XCUICoordinate|doubleClick()|0|0|
    XCUIAutomation|member|XCUICoordinate|doubleTap()|2|2|
    XCUIAutomation|member|XCUICoordinate|hover()|0|0|
    XCUIAutomation|member|XCUICoordinate|press(forDuration:)|4|17|
    XCUIAutomation|member|XCUICoordinate|press(forDuration:thenDragTo:)|4|17|
    XCUIAutomation|member|XCUICoordinate|press(forDuration:thenDragTo:withVelocity:thenHoldForDuration:)|4|17|
    XCUIAutomation|member|XCUICoordinate|referencedElement|0|0|
    XCUIAutomation|member|XCUICoordinate|rightClick()|0|0|
    XCUIAutomation|member|XCUICoordinate|screenPoint|0|0|
    XCUIAutomation|member|XCUICoordinate|scroll(byDeltaX:deltaY:)|0|0|
    XCUIAutomation|member|XCUICoordinate|swipeDown()|2|3|
    XCUIAutomation|member|XCUICoordinate|swipeDown(velocity:)|2|3|
    XCUIAutomation|member|XCUICoordinate|swipeLeft()|1|1|
    XCUIAutomation|member|XCUICoordinate|swipeLeft(velocity:)|1|1|
    XCUIAutomation|member|XCUICoordinate|swipeRight()|0|0|
    XCUIAutomation|member|XCUICoordinate|swipeRight(velocity:)|0|0|
    XCUIAutomation|member|XCUICoordinate|swipeUp()|6|8|
    XCUIAutomation|member|XCUICoordinate|swipeUp(velocity:)|6|8|
    XCUIAutomation|member|XCUICoordinate|tap()|17|221|
    XCUIAutomation|member|XCUICoordinate|withOffset(_:)|0|0|
    XCUIAutomation|member|XCUIDevice|hasHardwareButton(_:)|0|0|
    XCUIAutomation|member|XCUIDevice|perform(handGesture:)|0|0|
    XCUIAutomation|member|XCUIDevice|press(_:)|4|17|
    XCUIAutomation|member|XCUIDevice|rotateDigitalCrown(delta:)|0|0|
    XCUIAutomation|member|XCUIDevice|rotateDigitalCrown(delta:velocity:)|0|0|
    XCUIAutomation|member|XCUIDevice|shared|2|5|
    XCUIAutomation|member|XCUIDevice|siriService|0|0|
    XCUIAutomation|member|XCUIDevice|supportsHandGestures|0|0|
    XCUIAutomation|member|XCUIDevice|supportsPointerInteraction|0|0|
    XCUIAutomation|member|XCUIDevice|voiceOverService|0|0|
    XCUIAutomation|member|XCUIDevice.Appearance|dark|0|0|
    XCUIAutomation|member|XCUIDevice.Appearance|init()|0|0|
    XCUIAutomation|member|XCUIDevice.Appearance|init(rawValue:)|0|0|
    XCUIAutomation|member|XCUIDevice.Appearance|light|0|0|
    XCUIAutomation|member|XCUIDevice.Appearance|unspecified|0|0|
    XCUIAutomation|member|XCUIDevice.Button|action|0|0|
    XCUIAutomation|member|XCUIDevice.Button|camera|0|0|
    XCUIAutomation|member|XCUIDevice.Button|home|0|0|
    XCUIAutomation|member|XCUIDevice.Button|init(rawValue:)|0|0|
    XCUIAutomation|member|XCUIDevice.Button|volumeDown|0|0|
    XCUIAutomation|member|XCUIDevice.Button|volumeUp|0|0|
    XCUIAutomation|member|XCUIDeviceHandGesture|doubleTap|2|2|
    XCUIAutomation|member|XCUIDeviceHandGesture|flick|0|0|
    XCUIAutomation|member|XCUIDeviceHandGesture|init(rawValue:)|0|0|
    XCUIAutomation|member|XCUIDeviceHandGesture|location|0|0|
    XCUIAutomation|member|XCUIDeviceHandGesture|orientation|2|11|
    XCUIAutomation|member|XCUIElement|children(matching:)|2|2|
    XCUIAutomation|member|XCUIElement|click()|0|0|
    XCUIAutomation|member|XCUIElement|click(forDuration:thenDragTo:)|0|0|
    XCUIAutomation|member|XCUIElement|click(forDuration:thenDragTo:withVelocity:thenHoldForDuration:)|0|0|
    XCUIAutomation|member|XCUIElement|debugDescription|1|1|
    XCUIAutomation|member|XCUIElement|descendants(matching:)|3|16|
    XCUIAutomation|member|XCUIElement|doubleClick()|0|0|
    XCUIAutomation|member|XCUIElement|doubleTap()|2|2|
    XCUIAutomation|member|XCUIElement|exists|13|172|
    XCUIAutomation|member|XCUIElement|hover()|0|0|
    XCUIAutomation|member|XCUIElement|isHittable|8|14|
    XCUIAutomation|member|XCUIElement|pinch(withScale:velocity:)|0|0|
    XCUIAutomation|member|XCUIElement|press(forDuration:)|4|17|
    XCUIAutomation|member|XCUIElement|press(forDuration:thenDragTo:)|4|17|
    XCUIAutomation|member|XCUIElement|press(forDuration:thenDragTo:withVelocity:thenHoldForDuration:)|4|17|
    XCUIAutomation|member|XCUIElement|rightClick()|0|0|
    XCUIAutomation|member|XCUIElement|rotate(_:withVelocity:)|0|0|
    XCUIAutomation|member|XCUIElement|scroll(byDeltaX:deltaY:)|0|0|
    XCUIAutomation|member|XCUIElement|swipeDown()|2|3|
    XCUIAutomation|member|XCUIElement|swipeDown(velocity:)|2|3|
    XCUIAutomation|member|XCUIElement|swipeDown(withVelocity:)|2|3|
    XCUIAutomation|member|XCUIElement|swipeLeft()|1|1|
    XCUIAutomation|member|XCUIElement|swipeLeft(velocity:)|1|1|
    XCUIAutomation|member|XCUIElement|swipeLeft(withVelocity:)|1|1|
    XCUIAutomation|member|XCUIElement|swipeRight()|0|0|
    XCUIAutomation|member|XCUIElement|swipeRight(velocity:)|0|0|
    XCUIAutomation|member|XCUIElement|swipeRight(withVelocity:)|0|0|
    XCUIAutomation|member|XCUIElement|swipeUp()|6|8|
    XCUIAutomation|member|XCUIElement|swipeUp(velocity:)|6|8|
    XCUIAutomation|member|XCUIElement|swipeUp(withVelocity:)|6|8|
    XCUIAutomation|member|XCUIElement|tap()|17|221|
    XCUIAutomation|member|XCUIElement|tap(withNumberOfTaps:numberOfTouches:)|17|221|
    XCUIAutomation|member|XCUIElement|twoFingerTap()|0|0|
    XCUIAutomation|member|XCUIElement|typeKey(_:modifierFlags:)|0|0|
    XCUIAutomation|member|XCUIElement|typeText(_:)|13|41|
    XCUIAutomation|member|XCUIElement|wait(for:toEqual:timeout:)|5|26|
    XCUIAutomation|member|XCUIElement|waitForExistence(timeout:)|11|48|
    XCUIAutomation|member|XCUIElement|waitForNonExistence(timeout:)|2|2|
    XCUIAutomation|member|XCUIElement.AttributeName|children|2|2|
    XCUIAutomation|member|XCUIElement.AttributeName|elementType|1|2|
    XCUIAutomation|member|XCUIElement.AttributeName|enabled|0|0|
    XCUIAutomation|member|XCUIElement.AttributeName|frame|3|71|
    XCUIAutomation|member|XCUIElement.AttributeName|hasFocus|0|0|
    XCUIAutomation|member|XCUIElement.AttributeName|horizontalSizeClass|0|0|
    XCUIAutomation|member|XCUIElement.AttributeName|identifier|4|8|
    XCUIAutomation|member|XCUIElement.AttributeName|init(rawValue:)|0|0|
    XCUIAutomation|member|XCUIElement.AttributeName|label|7|22|
    XCUIAutomation|member|XCUIElement.AttributeName|placeholderValue|0|0|
    XCUIAutomation|member|XCUIElement.AttributeName|selected|0|0|
    XCUIAutomation|member|XCUIElement.AttributeName|title|2|3|
    XCUIAutomation|member|XCUIElement.AttributeName|value|4|7|
    XCUIAutomation|member|XCUIElement.AttributeName|verticalSizeClass|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|activityIndicator|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|alert|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|any|3|16|
    XCUIAutomation|member|XCUIElement.ElementType|application|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|browser|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|button|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|cell|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|checkBox|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|collectionView|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|colorWell|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|comboBox|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|datePicker|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|decrementArrow|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|dialog|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|disclosureTriangle|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|dockItem|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|drawer|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|grid|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|group|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|handle|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|helpTag|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|icon|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|image|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|incrementArrow|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|init(rawValue:)|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|key|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|keyboard|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|layoutArea|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|layoutItem|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|levelIndicator|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|link|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|map|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|matte|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|menu|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|menuBar|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|menuBarItem|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|menuButton|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|menuItem|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|navigationBar|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|other|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|outline|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|outlineRow|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|pageIndicator|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|picker|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|pickerWheel|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|popUpButton|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|popover|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|progressIndicator|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|radioButton|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|radioGroup|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|ratingIndicator|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|relevanceIndicator|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|ruler|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|rulerMarker|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|scrollBar|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|scrollView|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|searchField|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|secureTextField|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|segmentedControl|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|sheet|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|slider|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|splitGroup|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|splitter|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|staticText|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|statusBar|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|statusItem|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|stepper|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|switch|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|tab|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|tabBar|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|tabGroup|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|table|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|tableColumn|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|tableRow|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|textField|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|textView|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|timeline|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|toggle|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|toolbar|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|toolbarButton|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|touchBar|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|valueIndicator|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|webView|0|0|
    XCUIAutomation|member|XCUIElement.ElementType|window|0|0|
    XCUIAutomation|member|XCUIElement.KeyModifierFlags|alphaShift|0|0|
    XCUIAutomation|member|XCUIElement.KeyModifierFlags|alternate|0|0|
    XCUIAutomation|member|XCUIElement.KeyModifierFlags|capsLock|0|0|
    XCUIAutomation|member|XCUIElement.KeyModifierFlags|command|0|0|
    XCUIAutomation|member|XCUIElement.KeyModifierFlags|control|0|0|
    XCUIAutomation|member|XCUIElement.KeyModifierFlags|function|0|0|
    XCUIAutomation|member|XCUIElement.KeyModifierFlags|init(rawValue:)|0|0|
    XCUIAutomation|member|XCUIElement.KeyModifierFlags|option|0|0|
    XCUIAutomation|member|XCUIElement.KeyModifierFlags|shift|0|0|
    XCUIAutomation|member|XCUIElement.SizeClass|compact|0|0|
    XCUIAutomation|member|XCUIElement.SizeClass|init(rawValue:)|0|0|
    XCUIAutomation|member|XCUIElement.SizeClass|regular|0|0|
    XCUIAutomation|member|XCUIElement.SizeClass|unspecified|0|0|
    XCUIAutomation|member|XCUIElementAttributes|children|2|2|
    XCUIAutomation|member|XCUIElementAttributes|dictionaryRepresentation|0|0|
    XCUIAutomation|member|XCUIElementAttributes|elementType|1|2|
    XCUIAutomation|member|XCUIElementAttributes|frame|3|71|
    XCUIAutomation|member|XCUIElementAttributes|hasFocus|0|0|
    XCUIAutomation|member|XCUIElementAttributes|horizontalSizeClass|0|0|
    XCUIAutomation|member|XCUIElementAttributes|identifier|4|8|
    XCUIAutomation|member|XCUIElementAttributes|isEnabled|4|20|
    XCUIAutomation|member|XCUIElementAttributes|isSelected|2|6|
    XCUIAutomation|member|XCUIElementAttributes|label|7|22|
    XCUIAutomation|member|XCUIElementAttributes|placeholderValue|0|0|
    XCUIAutomation|member|XCUIElementAttributes|title|2|3|
    XCUIAutomation|member|XCUIElementAttributes|value|4|7|
    XCUIAutomation|member|XCUIElementAttributes|verticalSizeClass|0|0|
    XCUIAutomation|member|XCUIElementQuery|XCUIIdentifierCloseWindow|0|0|
    XCUIAutomation|member|XCUIElementQuery|XCUIIdentifierFullScreenWindow|0|0|
    XCUIAutomation|member|XCUIElementQuery|XCUIIdentifierMinimizeWindow|0|0|
    XCUIAutomation|member|XCUIElementQuery|XCUIIdentifierZoomWindow|0|0|
    XCUIAutomation|member|XCUIElementQuery|allElementsBoundByAccessibilityElement|0|0|
    XCUIAutomation|member|XCUIElementQuery|allElementsBoundByIndex|4|5|
    XCUIAutomation|member|XCUIElementQuery|children(matching:)|2|2|
    XCUIAutomation|member|XCUIElementQuery|containing(_:)|2|2|
    XCUIAutomation|member|XCUIElementQuery|containing(_:identifier:)|2|2|
    XCUIAutomation|member|XCUIElementQuery|count|9|24|
    XCUIAutomation|member|XCUIElementQuery|debugDescription|1|1|
    XCUIAutomation|member|XCUIElementQuery|descendants(matching:)|3|16|
    XCUIAutomation|member|XCUIElementQuery|element|11|107|
    XCUIAutomation|member|XCUIElementQuery|element(at:)|11|107|
    XCUIAutomation|member|XCUIElementQuery|element(boundBy:)|11|107|
    XCUIAutomation|member|XCUIElementQuery|element(matching:)|11|107|
    XCUIAutomation|member|XCUIElementQuery|element(matching:identifier:)|11|107|
    XCUIAutomation|member|XCUIElementQuery|matching(_:)|7|33|
    XCUIAutomation|member|XCUIElementQuery|matching(_:identifier:)|7|33|
    XCUIAutomation|member|XCUIElementQuery|matching(identifier:)|7|33|
    XCUIAutomation|member|XCUIElementQuery|subscript(_:)|0|0|
    XCUIAutomation|member|XCUIElementSnapshotProviding|snapshot()|1|1|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|activityIndicators|3|4|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|alerts|7|10|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|browsers|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|buttons|17|190|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|cells|6|19|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|checkBoxes|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|collectionViews|3|21|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|colorWells|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|comboBoxes|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|datePickers|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|decrementArrows|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|dialogs|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|disclosedChildRows|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|disclosureTriangles|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|dockItems|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|drawers|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|firstMatch|11|65|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|grids|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|groups|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|handles|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|helpTags|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|icons|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|images|4|4|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|incrementArrows|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|keyboards|1|1|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|keys|2|2|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|layoutAreas|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|layoutItems|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|levelIndicators|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|links|1|2|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|maps|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|mattes|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|menuBarItems|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|menuBars|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|menuButtons|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|menuItems|1|1|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|menus|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|navigationBars|10|25|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|otherElements|4|16|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|outlineRows|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|outlines|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|pageIndicators|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|pickerWheels|1|2|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|pickers|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|popUpButtons|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|popovers|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|progressIndicators|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|radioButtons|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|radioGroups|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|ratingIndicators|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|relevanceIndicators|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|rulerMarkers|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|rulers|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|scrollBars|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|scrollViews|5|5|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|searchFields|3|6|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|secureTextFields|3|4|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|segmentedControls|1|2|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|sheets|1|1|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|sliders|1|1|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|splitGroups|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|splitters|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|staticTexts|12|114|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|statusBars|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|statusItems|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|steppers|1|1|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|switches|2|6|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|tabBars|2|5|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|tabGroups|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|tableColumns|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|tableRows|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|tables|5|8|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|tabs|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|textFields|10|19|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|textViews|1|1|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|timelines|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|toggles|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|toolbarButtons|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|toolbars|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|touchBars|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|valueIndicators|0|0|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|webViews|2|4|
    XCUIAutomation|member|XCUIElementTypeQueryProvider|windows|2|2|
    XCUIAutomation|member|XCUIGestureVelocity|adjust(toNormalizedSliderPosition:)|1|3|
    XCUIAutomation|member|XCUIGestureVelocity|adjust(toPickerWheelValue:)|1|3|
    XCUIAutomation|member|XCUIGestureVelocity|coordinate(withNormalizedOffset:)|3|34|
    XCUIAutomation|member|XCUIGestureVelocity|default|0|0|
    XCUIAutomation|member|XCUIGestureVelocity|fast|0|0|
    XCUIAutomation|member|XCUIGestureVelocity|init(_:)|0|0|
    XCUIAutomation|member|XCUIGestureVelocity|init(rawValue:)|0|0|
    XCUIAutomation|member|XCUIGestureVelocity|normalizedSliderPosition|0|0|
    XCUIAutomation|member|XCUIGestureVelocity|slow|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|F1|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|F10|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|F11|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|F12|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|F13|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|F14|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|F15|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|F16|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|F17|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|F18|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|F19|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|F2|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|F3|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|F4|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|F5|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|F6|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|F7|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|F8|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|F9|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|capsLock|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|clear|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|command|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|control|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|delete|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|downArrow|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|end|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|enter|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|escape|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|forwardDelete|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|help|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|home|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|init(_:)|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|init(rawValue:)|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|leftArrow|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|option|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|pageDown|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|pageUp|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|perform(withKeyModifiers:block:)|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|rightArrow|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|rightCommand|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|rightControl|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|rightOption|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|rightShift|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|secondaryFn|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|shift|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|space|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|tab|0|0|
    XCUIAutomation|member|XCUIKeyboardKey|upArrow|0|0|
    XCUIAutomation|member|XCUILocation|appearance|0|0|
    XCUIAutomation|member|XCUILocation|debugDescription|1|1|
    XCUIAutomation|member|XCUILocation|init(location:)|0|0|
    XCUIAutomation|member|XCUILocation|location|0|0|
    XCUIAutomation|member|XCUILocation|system|0|0|
    XCUIAutomation|member|XCUIProtectedResource|appleEvents|0|0|
    XCUIAutomation|member|XCUIProtectedResource|bluetooth|0|0|
    XCUIAutomation|member|XCUIProtectedResource|calendar|0|0|
    XCUIAutomation|member|XCUIProtectedResource|camera|0|0|
    XCUIAutomation|member|XCUIProtectedResource|contacts|0|0|
    XCUIAutomation|member|XCUIProtectedResource|focus|0|0|
    XCUIAutomation|member|XCUIProtectedResource|health|0|0|
    XCUIAutomation|member|XCUIProtectedResource|homeKit|0|0|
    XCUIAutomation|member|XCUIProtectedResource|init(rawValue:)|0|0|
    XCUIAutomation|member|XCUIProtectedResource|keyboardNetwork|0|0|
    XCUIAutomation|member|XCUIProtectedResource|localNetwork|0|0|
    XCUIAutomation|member|XCUIProtectedResource|location|0|0|
    XCUIAutomation|member|XCUIProtectedResource|mediaLibrary|0|0|
    XCUIAutomation|member|XCUIProtectedResource|microphone|0|0|
    XCUIAutomation|member|XCUIProtectedResource|networkVolumes|0|0|
    XCUIAutomation|member|XCUIProtectedResource|performAccessibilityAudit(for:_:)|0|0|
    XCUIAutomation|member|XCUIProtectedResource|photos|0|0|
    XCUIAutomation|member|XCUIProtectedResource|reminders|0|0|
    XCUIAutomation|member|XCUIProtectedResource|removableVolumes|0|0|
    XCUIAutomation|member|XCUIProtectedResource|systemRootDirectory|0|0|
    XCUIAutomation|member|XCUIProtectedResource|userDesktopDirectory|0|0|
    XCUIAutomation|member|XCUIProtectedResource|userDocumentsDirectory|0|0|
    XCUIAutomation|member|XCUIProtectedResource|userDownloadsDirectory|0|0|
    XCUIAutomation|member|XCUIProtectedResource|userTracking|0|0|
    XCUIAutomation|member|XCUIRemote|press(_:)|4|17|
    XCUIAutomation|member|XCUIRemote|press(_:forDuration:)|4|17|
    XCUIAutomation|member|XCUIRemote|shared|2|5|
    XCUIAutomation|member|XCUIRemoteButton|down|0|0|
    XCUIAutomation|member|XCUIRemoteButton|fourColors|0|0|
    XCUIAutomation|member|XCUIRemoteButton|guide|0|0|
    XCUIAutomation|member|XCUIRemoteButton|home|0|0|
    XCUIAutomation|member|XCUIRemoteButton|init(rawValue:)|0|0|
    XCUIAutomation|member|XCUIRemoteButton|left|0|0|
    XCUIAutomation|member|XCUIRemoteButton|menu|0|0|
    XCUIAutomation|member|XCUIRemoteButton|oneTwoThree|0|0|
    XCUIAutomation|member|XCUIRemoteButton|pageDown|0|0|
    XCUIAutomation|member|XCUIRemoteButton|pageUp|0|0|
    XCUIAutomation|member|XCUIRemoteButton|playPause|0|0|
    XCUIAutomation|member|XCUIRemoteButton|right|0|0|
    XCUIAutomation|member|XCUIRemoteButton|select|0|0|
    XCUIAutomation|member|XCUIRemoteButton|tvProvider|0|0|
    XCUIAutomation|member|XCUIRemoteButton|up|0|0|
    XCUIAutomation|member|XCUIScreen|main|0|0|
    XCUIAutomation|member|XCUIScreen|screens|0|0|
    XCUIAutomation|member|XCUIScreenshot|image|0|0|
    XCUIAutomation|member|XCUIScreenshot|pngRepresentation|1|1|
    XCUIAutomation|member|XCUIScreenshotProviding|screenshot()|15|19|
    XCUIAutomation|member|XCUISiriService|activate(voiceRecognitionText:)|1|1|
    XCUIAutomation|member|XCUISiriService|debugDescription|1|1|
    XCUIAutomation|member|XCUISystem|open(_:)|1|2|
    XCUIAutomation|member|XCUIVoiceOverService|currentSpeech()|0|0|
    XCUIAutomation|member|XCUIVoiceOverService|debugDescription|1|1|
    XCUIAutomation|member|XCUIVoiceOverService|disable()|0|0|
    XCUIAutomation|member|XCUIVoiceOverService|enable()|0|0|
    XCUIAutomation|member|XCUIVoiceOverService|isEnabled|4|20|
    XCUIAutomation|member|XCUIVoiceOverService|moveBackward()|0|0|
    XCUIAutomation|member|XCUIVoiceOverService|moveForward()|0|0|
    XCUIAutomation|member|XCUIVoiceOverService|moveIn()|0|0|
    XCUIAutomation|member|XCUIVoiceOverService|moveOut()|0|0|
    XCUIAutomation|member|XCUIVoiceOverService|utterance|0|0|
    XCUIAutomation|member|XCUIVoiceOverService.Error|errorDomain|0|0|
    XCUIAutomation|member|XCUIVoiceOverService.Error|failedToStart|0|0|
    XCUIAutomation|member|XCUIVoiceOverService.Error|failedToStop|0|0|
    XCUIAutomation|member|XCUIVoiceOverService.Error|noSpeech|0|0|
    XCUIAutomation|member|XCUIVoiceOverService.Error|notRunning|0|0|
    XCUIAutomation|member|XCUIVoiceOverService.Error.Code|failedToStart|0|0|
    XCUIAutomation|member|XCUIVoiceOverService.Error.Code|failedToStop|0|0|
    XCUIAutomation|member|XCUIVoiceOverService.Error.Code|init(rawValue:)|0|0|
    XCUIAutomation|member|XCUIVoiceOverService.Error.Code|noSpeech|0|0|
    XCUIAutomation|member|XCUIVoiceOverService.Error.Code|notRunning|0|0|
    """#
}
