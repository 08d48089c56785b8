import BookApplication
import KernelApplication
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import SwimmingTestSupport
import TestSupport

extension ImporterUnderTest {
  static let all = [appleHealthXML, appleHealthZip, fit, tcx]

  private static let appleHealthXML = ImporterUnderTest(format: .appleHealthXML, sample: AppleHealthSample.xml) {
    (file, progress) throws(Failure) in
    try SwimReading.read(file, progress: progress)
  }

  private static let appleHealthZip = ImporterUnderTest(format: .appleHealthZip, sample: AppleHealthSample.zip) {
    (file, progress) throws(Failure) in
    try SwimReading.read(file, progress: progress)
  }

  private static let fit = ImporterUnderTest(format: .fit, sample: FITBuilder.swim().file()) {
    (file, progress) throws(Failure) in
    try SwimReading.read(file, progress: progress)
  }

  private static let tcx = ImporterUnderTest(format: .tcx, sample: TCXBuilder.swim().file()) {
    (file, progress) throws(Failure) in
    try SwimReading.read(file, pool: PoolLength(centimetres: 2_500), progress: progress)
  }
}
