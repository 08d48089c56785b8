import KernelApplication
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import TestSupport

extension ImporterUnderTest {
  static let all = [fit]

  private static let fit = ImporterUnderTest(kind: .fit, sample: FITBuilder.swim().file()) {
    (file, progress) throws(Failure) in
    try FITImporter().read(file, progress: progress)
  }
}
