@_exported import CoreTransferable
@_exported import Photos
@_exported import UIKit
