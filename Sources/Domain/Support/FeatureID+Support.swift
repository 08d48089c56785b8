package import KernelDomain

extension FeatureID {
  package static let support = FeatureID("support" as StaticString)
}
