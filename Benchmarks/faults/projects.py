"""The small projects on which faults are tried, as Xcode writes them."""

import json


def assignments(settings):
    return " ".join(f'{name} = "{value}";' for name, value in sorted(settings.items()))


def project_file(targets=("App", "AppTests"), packages=(), settings=(), extra="", phases=""):
    """What Xcode 16 writes for an app and its tests, each target with a synchronized folder of its name."""
    app = targets[0]
    objects = []
    for name in targets:
        is_test, is_ui = name.endswith("Tests"), name.endswith("UITests")
        kind = "bundle.ui-testing" if is_ui else "bundle.unit-test" if is_test else "application"
        own = {"GENERATE_INFOPLIST_FILE": "YES", "PRODUCT_NAME": "$(TARGET_NAME)",
               "PRODUCT_BUNDLE_IDENTIFIER": "com.example.a"}
        if is_ui:
            own["TEST_TARGET_NAME"] = app
        elif is_test:
            own["TEST_HOST"] = f"$(BUILT_PRODUCTS_DIR)/{app}.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/{app}"
            own["BUNDLE_LOADER"] = "$(TEST_HOST)"
        number = targets.index(name)
        products = "".join(f"{package}PRODUCT, " for package in packages) if is_test and not is_ui else ""
        objects.append(f"""
\t\tT{number}FOLDER = {{isa = PBXFileSystemSynchronizedRootGroup; path = "{name}"; sourceTree = "<group>"; }};
\t\tT{number}PRODUCT = {{isa = PBXFileReference; path = "{name}.x"; sourceTree = BUILT_PRODUCTS_DIR; }};
\t\tT{number}SOURCES = {{isa = PBXSourcesBuildPhase; files = (); }};
\t\tT{number}RESOURCES = {{isa = PBXResourcesBuildPhase; files = (); }};
\t\tT{number}DEPENDENCY = {{isa = PBXTargetDependency; target = T0TARGET; }};
\t\tT{number}TARGET = {{
\t\t\tisa = PBXNativeTarget;
\t\t\tbuildConfigurationList = T{number}CONFIGS;
\t\t\tbuildPhases = (T{number}SOURCES, T{number}RESOURCES, {phases if name == app else ""});
\t\t\tdependencies = ({f"T{number}DEPENDENCY, " if is_test else ""});
\t\t\tfileSystemSynchronizedGroups = (T{number}FOLDER, );
\t\t\tname = "{name}";
\t\t\tpackageProductDependencies = ({products});
\t\t\tproductReference = T{number}PRODUCT;
\t\t\tproductType = "com.apple.product-type.{kind}";
\t\t}};
\t\tT{number}CONFIGS = {{
\t\t\tisa = XCConfigurationList;
\t\t\tbuildConfigurations = (T{number}DEBUG, );
\t\t\tdefaultConfigurationName = Debug;
\t\t}};
\t\tT{number}DEBUG = {{isa = XCBuildConfiguration; buildSettings = {{{assignments(own)}}}; name = Debug; }};""")
    for package in packages:
        objects.append(f"""
\t\t{package}PACKAGE = {{isa = XCLocalSwiftPackageReference; relativePath = {package}; }};
\t\t{package}PRODUCT = {{isa = XCSwiftPackageProductDependency; productName = {package}; }};""")
    whole = {"IPHONEOS_DEPLOYMENT_TARGET": "17.0", "SDKROOT": "iphoneos", "SWIFT_VERSION": "5.0",
             "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG", **dict(settings)}
    return f"""// !$*UTF8*$!
{{
\tarchiveVersion = 1;
\tobjectVersion = 77;
\tobjects = {{{"".join(objects)}{extra}
\t\tGROUP = {{
\t\t\tisa = PBXGroup;
\t\t\tchildren = ({"".join(f"T{n}FOLDER, " for n in range(len(targets)))});
\t\t\tsourceTree = "<group>";
\t\t}};
\t\tCONFIGS = {{isa = XCConfigurationList; buildConfigurations = (DEBUG, ); defaultConfigurationName = Debug; }};
\t\tDEBUG = {{isa = XCBuildConfiguration; buildSettings = {{{assignments(whole)}}}; name = Debug; }};
\t\tPROJECT = {{
\t\t\tisa = PBXProject;
\t\t\tattributes = {{LastUpgradeCheck = 1620; }};
\t\t\tbuildConfigurationList = CONFIGS;
\t\t\tdevelopmentRegion = en;
\t\t\tknownRegions = (en, Base, );
\t\t\tmainGroup = GROUP;
\t\t\tpackageReferences = ({"".join(f"{package}PACKAGE, " for package in packages)});
\t\t\ttargets = ({"".join(f"T{n}TARGET, " for n in range(len(targets)))});
\t\t}};
\t}};
\trootObject = PROJECT;
}}
"""


def scheme_file(tests=("AppTests",), actions=""):
    def reference(name):
        number = 1 + tests.index(name)
        return (f'<BuildableReference BuildableIdentifier="primary" BlueprintIdentifier="T{number}TARGET" '
                f'BuildableName="{name}.xctest" BlueprintName="{name}" ReferencedContainer="container:App.xcodeproj"/>')
    testables = "".join(
        f'\n<TestableReference skipped="NO">{reference(name)}</TestableReference>' for name in tests)
    return (f'<?xml version="1.0" encoding="UTF-8"?>\n<Scheme LastUpgradeVersion="1620" version="1.7">\n'
            f'<TestAction buildConfiguration="Debug">{actions}\n<Testables>{testables}\n</Testables>\n'
            f'</TestAction>\n</Scheme>\n')


APP = "import UIKit\n\n@main final class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }\n"
GREEN = "import XCTest\n\nfinal class GreenTests: XCTestCase {\n  func testGreen() { XCTAssertEqual(1, 1) }\n}\n"
RED = GREEN.replace("(1, 1)", "(1, 2)")
PROJECT = "App.xcodeproj/project.pbxproj"
SCHEME = "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme"
PASSES = {"GreenTests/testGreen": "passed"}
MANIFEST = """// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
"""
SMALL = {PROJECT: project_file(), "App/App.swift": APP, "AppTests/GreenTests.swift": GREEN}
PACKAGED = {**SMALL, PROJECT: project_file(packages=("Kit",)), "Kit/Package.swift": MANIFEST,
            "Kit/Sources/Kit/Kit.swift": "public let kit = 1\n",
            "AppTests/GreenTests.swift": GREEN.replace("XCTest\n", "Kit\nimport XCTest\n").replace("(1,", "(kit,")}

TREE = "App/Assets.xcassets/"
# A project with a file of each kind that the tool reads.
RICH = {
    PROJECT: project_file(
        packages=("Kit",),
        extra='\n\t\tXC = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };').replace(
            "DEBUG = {isa = XCBuildConfiguration; buildSettings",
            "DEBUG = {isa = XCBuildConfiguration; baseConfigurationReference = XC; buildSettings").replace(
            "T0DEBUG = {isa = XCBuildConfiguration; baseConfigurationReference = XC; buildSettings = {",
            "T0DEBUG = {isa = XCBuildConfiguration; buildSettings = {INFOPLIST_FILE = Info.plist; "),
    "App.xcconfig": "FOO = bar\nSWIFT_VERSION = 5.0\n",
    SCHEME: scheme_file(actions='\n<TestPlans><TestPlanReference reference="container:App.xctestplan" default="YES"/>'
                                "</TestPlans>"),
    "App.xctestplan": json.dumps({
        "configurations": [{"id": "1", "name": "One", "options": {}}], "defaultOptions": {}, "version": 1,
        "testTargets": [{"target": {"containerPath": "container:App.xcodeproj", "identifier": "T1TARGET",
                                    "name": "AppTests"}}]}, indent=2),
    "Info.plist": '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<dict>\n<key>Mine</key>\n'
                  "<string>mine</string>\n</dict>\n</plist>\n",
    "App/App.swift": APP, "App/Localizable.strings": '"a" = "b";\n"c" = "d";\n',
    "App/Texts.xcstrings": json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": {
        "a": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "b"}}}}}}, indent=2),
    "App/One.storyboard": '<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.Cocoa'
                          'Touch.Storyboard.XIB" version="3.0" initialViewController="a">\n<scenes>\n'
                          '<scene sceneID="s">\n<objects>\n<viewController id="a" sceneMemberID="viewController">\n'
                          '<view key="view" id="v"/>\n'
                          "</viewController>\n</objects>\n</scene>\n</scenes>\n</document>\n",
    TREE + "Contents.json": '{"info": {"author": "xcode", "version": 1}}\n',
    TREE + "Mine.colorset/Contents.json": json.dumps({"colors": [{"idiom": "universal", "color": {
        "color-space": "srgb", "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}],
        "info": {"author": "xcode", "version": 1}}, indent=2),
    "Kit/Package.swift": MANIFEST, "Kit/Sources/Kit/Kit.swift": "public let kit = 1\n",
    "AppTests/GreenTests.swift": PACKAGED["AppTests/GreenTests.swift"],
}
