import KernelApplication
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import TestSupport

extension ImporterUnderTest {
  static let all = [appleHealthXML, appleHealthZip, fit, tcx]

  private static let appleHealthXML = ImporterUnderTest(kind: .appleHealthXML, sample: AppleHealthSample.xml) {
    (file, progress) throws(Failure) in
    try AppleHealthImporter().read(file, progress: progress)
  }

  private static let appleHealthZip = ImporterUnderTest(kind: .appleHealthZip, sample: AppleHealthSample.zip) {
    (file, progress) throws(Failure) in
    try AppleHealthImporter().read(file, progress: progress)
  }

  private static let fit = ImporterUnderTest(kind: .fit, sample: FITBuilder.swim().file()) {
    (file, progress) throws(Failure) in
    try FITImporter().read(file, progress: progress)
  }

  private static let tcx = ImporterUnderTest(kind: .tcx, sample: TCXBuilder.swim().file()) {
    (file, progress) throws(Failure) in
    try TCXImporter().read(file, pool: PoolLength(centimetres: 2_500), progress: progress)
  }
}
