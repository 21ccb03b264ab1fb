/// The `project.pbxproj` that Xcode 16 makes for an app and its tests, each target with a synchronized folder.
struct ProjectFile {
  /// The folders, which are the names of the targets too: one app, and its tests.
  var folders: [String]
  /// The folders of packages, which are the names of their products: the unit tests are linked with them.
  var packages: [String] = []
  var settings = [
    "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "YES", "IPHONEOS_DEPLOYMENT_TARGET": "17.0",
    "SDKROOT": "iphoneos", "SWIFT_VERSION": "5.0",
  ]

  var text: String {
    """
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	classes = {
    	};
    	objectVersion = 77;
    	objects = {
    \(folders.map(target).joined(separator: "\n"))
    \(packages.map(package).joined(separator: "\n"))
    		GROUP = {isa = PBXGroup; children = (\(list { "\($0)FOLDER" })); sourceTree = "<group>"; };
    		CONFIGS = {
    			isa = XCConfigurationList; buildConfigurations = (DEBUG, );
    			defaultConfigurationIsVisible = 0; defaultConfigurationName = Debug;
    		};
    		DEBUG = {
    			isa = XCBuildConfiguration;
    			buildSettings = {
    				SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;
    				\(assignments(settings))
    			};
    			name = Debug;
    		};
    		PROJECT = {
    			isa = PBXProject;
    			attributes = {LastUpgradeCheck = 1620; };
    			buildConfigurationList = CONFIGS;
    			developmentRegion = en;
    			knownRegions = (en, Base, );
    			mainGroup = GROUP;
    			preferredProjectObjectVersion = 77;
    			packageReferences = (\(packages.map { "\($0)PACKAGE, " }.joined()));
    			projectDirPath = "";
    			projectRoot = "";
    			targets = (\(list { "\($0)TARGET" }));
    		};
    	};
    	rootObject = PROJECT;
    }

    """
  }

  private var app: String { folders.first { !$0.hasSuffix("Tests") } ?? "" }

  private func list(_ item: (String) -> String) -> String { folders.map { item($0) + ", " }.joined() }

  private func assignments(_ settings: [String: String]) -> String {
    settings.sorted { $0.key < $1.key }.map { "\($0.key) = \"\($0.value)\";" }.joined(separator: " ")
  }

  private func package(_ name: String) -> String {
    """
    		\(name)PACKAGE = {isa = XCLocalSwiftPackageReference; relativePath = \(name); };
    		\(name)PACKAGEPRODUCT = {isa = XCSwiftPackageProductDependency; productName = \(name); };
    """
  }

  private func target(_ name: String) -> String {
    let isUITest = name.hasSuffix("UITests")
    let isTest = name.hasSuffix("Tests")
    let type = isUITest ? "bundle.ui-testing" : isTest ? "bundle.unit-test" : "application"
    var settings = [
      "GENERATE_INFOPLIST_FILE": "YES", "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_BUNDLE_IDENTIFIER": "com.example.\(name)",
    ]
    if isUITest { settings["TEST_TARGET_NAME"] = app }
    if isTest && !isUITest {
      settings["TEST_HOST"] = "$(BUILT_PRODUCTS_DIR)/\(app).app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/\(app)"
      settings["BUNDLE_LOADER"] = "$(TEST_HOST)"
    }
    let product = isTest ? "\(name).xctest" : "\(name).app"
    let products = isTest && !isUITest ? packages.map { "\($0)PACKAGEPRODUCT, " }.joined() : ""
    let dependency = isTest ? "\(name)DEPENDENCY, " : ""
    return """
      		\(name)FOLDER = {isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
      		\(name)PRODUCT = {isa = PBXFileReference; path = \(product); sourceTree = BUILT_PRODUCTS_DIR; };
      		\(name)SOURCES = {isa = PBXSourcesBuildPhase; files = (); };
      		\(name)RESOURCES = {isa = PBXResourcesBuildPhase; files = (); };
      		\(name)DEPENDENCY = {isa = PBXTargetDependency; target = \(app)TARGET; };
      		\(name)TARGET = {
      			isa = PBXNativeTarget;
      			buildConfigurationList = \(name)CONFIGS;
      			buildPhases = (\(name)SOURCES, \(name)RESOURCES, );
      			dependencies = (\(dependency));
      			fileSystemSynchronizedGroups = (\(name)FOLDER, );
      			name = \(name);
      			packageProductDependencies = (\(products));
      			productName = \(name);
      			productReference = \(name)PRODUCT;
      			productType = "com.apple.product-type.\(type)";
      		};
      		\(name)CONFIGS = {
      			isa = XCConfigurationList; buildConfigurations = (\(name)DEBUG, );
      			defaultConfigurationIsVisible = 0; defaultConfigurationName = Debug;
      		};
      		\(name)DEBUG = {
      			isa = XCBuildConfiguration; buildSettings = {\(assignments(settings))}; name = Debug;
      		};
      """
  }
}
