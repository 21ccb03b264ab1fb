#!/usr/bin/env python3
"""How long a screen of 200 views takes to come out of its storyboard: labels, text fields, buttons and switches with
outlets, actions and constraints, instantiated and laid out again and again by a unit test inside the app.

usage: Benchmarks/nib.py [RUNS]
"""
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BUILD = os.environ.get("WINDFALL_BUILD_DIR", os.path.join(ROOT, ".build"))
VIEWS = 200

APP = """import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class FormViewController: UIViewController {
  @IBOutlet var labels: [UILabel]!
  @IBOutlet var fields: [UITextField]!
  private(set) var taps = 0

  @IBAction func act(_ sender: Any) { taps += 1 }
}
"""

TEST = """import UIKit
import XCTest

@testable import Form

final class FormTests: XCTestCase {
  @MainActor func testInstantiation() {
    let storyboard = UIStoryboard(name: "Form", bundle: nil)
    for _ in 0..<20 {
      let start = ContinuousClock.now
      let controller = storyboard.instantiateInitialViewController() as? FormViewController
      controller?.loadViewIfNeeded()
      let loaded = ContinuousClock.now
      controller?.view.layoutIfNeeded()
      let end = ContinuousClock.now
      XCTAssertEqual(controller?.view.subviews.count, VIEWS)
      XCTAssertEqual(controller?.labels.count, VIEWS / 4)
      print("instantiated \\((loaded - start) / .milliseconds(1)) laid out \\((end - loaded) / .milliseconds(1))")
    }
  }
}
"""


def view(index):
    """One view of the storyboard, below the one before it."""
    name = f"v{index:03}"
    kind = ["label", "textField", "button", "switch"][index % 4]
    inside = {
        "label": "",
        "textField": '<textInputTraits key="textInputTraits"/>',
        "button": f'<state key="normal" title="Button {index}"/>'
                  f'<connections><action selector="act:" destination="vc" eventType="touchUpInside" id="a{name}"/></connections>',
        "switch": "",
    }[kind]
    text = f' text="Label {index}"' if kind == "label" else ""
    return (f'<{kind} opaque="NO" contentMode="left"{text} translatesAutoresizingMaskIntoConstraints="NO" id="{name}">'
            f'<rect key="frame" x="16" y="{index * 20}" width="200" height="20"/>{inside}</{kind}>')


def constraints(index):
    """Two for each view: its leading edge, and what it stands below."""
    above = f'firstAttribute="top" secondItem="v{index - 1:03}" secondAttribute="bottom"' if index \
        else 'firstAttribute="top" secondItem="root" secondAttribute="top"'
    return (f'<constraint firstItem="v{index:03}" firstAttribute="leading" secondItem="root" secondAttribute="leading" '
            f'constant="16" id="l{index}"/><constraint firstItem="v{index:03}" {above} id="t{index}"/>')


def storyboard():
    outlets = "".join(f'<outletCollection property="{name}" destination="v{index:03}" id="o{index}"/>'
                      for index in range(VIEWS) for name in [["labels", "fields", "", ""][index % 4]] if name)
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc">
  <scenes><scene sceneID="s"><objects>
    <viewController id="vc" customClass="FormViewController" customModule="Form" customModuleProvider="target" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root">
        <rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews>{"".join(view(index) for index in range(VIEWS))}</subviews>
        <constraints>{"".join(constraints(index) for index in range(VIEWS))}</constraints>
      </view>
      <connections>{outlets}</connections>
    </viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
  </objects></scene></scenes>
</document>
"""


def write(work):
    """A project: that of an example, with other names and sources."""
    source = os.path.join(ROOT, "Examples/Settings")
    project = os.path.join(work, "Form")
    shutil.copytree(source, project)
    old = "Settings"
    for folder, _, files in list(os.walk(project, topdown=False)):
        for file in files:
            path = os.path.join(folder, file)
            if file.endswith((".pbxproj", ".xcscheme", ".xctestplan")):
                text = re.sub(f"(?<!build){old}", "Form", open(path, encoding="utf-8").read())
                open(path, "w", encoding="utf-8").write(text)
            elif file.endswith(".swift"):
                os.remove(path)
            if old in file and os.path.exists(path):
                os.rename(path, os.path.join(folder, file.replace(old, "Form")))
        if old in os.path.basename(folder):
            os.rename(folder, os.path.join(os.path.dirname(folder), os.path.basename(folder).replace(old, "Form")))
    for path, text in {"Form/App.swift": APP, "Form/Form.storyboard": storyboard(),
                       "FormTests/FormTests.swift": TEST.replace("VIEWS", str(VIEWS))}.items():
        os.makedirs(os.path.dirname(os.path.join(project, path)), exist_ok=True)
        open(os.path.join(project, path), "w", encoding="utf-8").write(text)
    return project


def main():
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    windfall = os.path.join(BUILD, "release/windfall")
    with tempfile.TemporaryDirectory() as work:
        project = write(work)
        loads, layouts = [], []
        for _ in range(runs):
            report = os.path.join(work, "report.json")
            result = subprocess.run(
                [windfall, "test", project, "--only-testing", "FormTests", "--json", report, "--derived-data",
                 os.path.join(work, "derived")], capture_output=True, text=True)
            if result.returncode != 0:
                raise SystemExit(result.stdout + result.stderr)
            # The first time reads the file.
            lines = re.findall(r"instantiated ([\d.]+) laid out ([\d.]+)", open(report, encoding="utf-8").read())[1:]
            loads += [float(line[0]) for line in lines]
            layouts += [float(line[1]) for line in lines]
        for name, values in (("instantiated", loads), ("laid out", layouts)):
            print(f"{VIEWS} views {name}: minimum {min(values):.2f} ms, median {statistics.median(values):.2f} ms, "
                  f"maximum {max(values):.2f} ms of {len(values)}")


if __name__ == "__main__":
    main()
