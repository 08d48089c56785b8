// KernelInfrastructure begins here.
