package import KernelDomain

extension FeatureID {
  package static let swimming = FeatureID("swimming" as StaticString)
}
