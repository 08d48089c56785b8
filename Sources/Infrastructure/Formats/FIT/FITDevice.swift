/// The device that recorded a file, according to the file's `file_id` message (FIT profile).
package struct FITDevice {
  private let manufacturer: Int?
  private let product: Int?
  private let serialNumber: Int?
  /// The name that the device has written to the file; nil if it has written none.
  private let name: String?

  package init(_ message: FITMessage) {
    manufacturer = message.integer(Field.manufacturer)
    product = message.integer(Field.product)
    serialNumber = message.integer(Field.serialNumber)
    name = message.text(Field.productName)
  }

  /// The device's name followed by its serial number, such as `Garmin Forerunner 735XT 3924789282`. If one of the two
  /// is unknown, this is only the other. If both are unknown, this consists of the profile's numbers for the
  /// manufacturer and the product. Nil if the file contains none of these.
  package var source: String? {
    if let serialNumber { return [knownName, String(serialNumber)].compactMap { $0 }.joined(separator: " ") }
    if let name { return name }
    guard let manufacturer else { return nil }
    return product.map { "\(manufacturer)/\($0)" } ?? String(manufacturer)
  }

  private var knownName: String? {
    if let name { return name }
    guard let manufacturer, let maker = FITDevice.makers[manufacturer] else { return nil }
    let model = manufacturer == FITDevice.garmin ? product.flatMap { FITDevice.garminModels[$0] } : nil
    return [maker, model].compactMap { $0 }.joined(separator: " ")
  }

  private enum Field {
    static let manufacturer: UInt8 = 1
    static let product: UInt8 = 2
    static let serialNumber: UInt8 = 3
    static let productName: UInt8 = 8
  }

  private static let garmin = 1

  /// The manufacturers of watches and goggles that record swims or runs, by their numbers in the profile (type
  /// `manufacturer`).
  private static let makers = [
    garmin: "Garmin", 23: "Suunto", 32: "Wahoo", 123: "Polar", 294: "COROS", 309: "FORM", 339: "Zepp", 348: "Huawei",
  ]

  /// The Garmin watches that record swims, by their numbers in the profile (type `garmin_product`). Watches that only
  /// record runs are not listed, because their serial numbers are enough to identify them.
  private static let garminModels = [
    1_328: "Forerunner 910XT", 1_499: "Swim", 1_551: "fenix", 1_765: "Forerunner 920XT", 1_907: "vivoactive",
    1_967: "fenix 2", 1_988: "epix", 2_050: "fenix 3", 2_158: "Forerunner 735XT", 2_337: "vivoactive HR",
    2_413: "fenix 3 HR", 2_544: "fenix 5S", 2_604: "fenix 5X", 2_691: "Forerunner 935", 2_697: "fenix 5",
    2_700: "vivoactive 3", 2_886: "Forerunner 645", 2_888: "Forerunner 645 Music", 2_900: "fenix 5S Plus",
    3_076: "Forerunner 245", 3_077: "Forerunner 245 Music", 3_110: "fenix 5 Plus", 3_111: "fenix 5X Plus",
    3_113: "Forerunner 945", 3_224: "vivoactive 4S", 3_225: "vivoactive 4", 3_226: "Venu", 3_287: "fenix 6S",
    3_288: "fenix 6S Pro", 3_289: "fenix 6", 3_290: "fenix 6 Pro", 3_291: "fenix 6X Pro", 3_405: "Swim 2",
    3_589: "Forerunner 745", 3_600: "Venu Sq", 3_652: "Forerunner 945 LTE", 3_703: "Venu 2", 3_704: "Venu 2S",
    3_851: "Venu 2 Plus", 3_869: "Forerunner 55", 3_888: "Instinct 2", 3_905: "fenix 7S", 3_906: "fenix 7",
    3_907: "fenix 7X", 3_943: "epix (Gen 2)", 3_990: "Forerunner 255 Music", 3_991: "Forerunner 255S Music",
    3_992: "Forerunner 255", 3_993: "Forerunner 255S", 4_024: "Forerunner 955", 4_257: "Forerunner 265",
    4_258: "Forerunner 265S", 4_260: "Venu 3", 4_261: "Venu 3S", 4_315: "Forerunner 965", 4_426: "vivoactive 5",
    4_432: "Forerunner 165", 4_433: "Forerunner 165 Music", 4_536: "fenix 8",
  ]
}
