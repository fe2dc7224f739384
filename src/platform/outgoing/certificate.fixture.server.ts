import 'reflect-metadata';
import * as x509 from '@peculiar/x509';

/** A certificate for `localhost` that signs itself, with its key, as PEM. */
export async function certificate(): Promise<{ readonly cert: string; readonly key: string }> {
  x509.cryptoProvider.set(crypto);
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const made = await x509.X509CertificateGenerator.createSelfSigned({
    name: 'CN=localhost',
    keys,
    signingAlgorithm: algorithm,
    notBefore: new Date('2020-01-01'),
    notAfter: new Date('2099-01-01'),
    extensions: [new x509.SubjectAlternativeNameExtension([{ type: 'dns', value: 'localhost' }])],
  });
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
  return { cert: made.toString('pem'), key: x509.PemConverter.encode(pkcs8, 'PRIVATE KEY') };
}
