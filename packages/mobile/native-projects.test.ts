// @vitest-environment jsdom
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { BUILD, PRODUCT_NAME, RELEASE } from '@relish/shared/constants.ts';
import { describe, expect, it } from 'vitest';

import config from './capacitor.config.ts';
import { TILE } from './icon-art.ts';

const MOBILE = 'packages/mobile';
const ANDROID = `${MOBILE}/android`;
const MAIN = `${ANDROID}/app/src/main`;
const IOS = `${MOBILE}/ios/App`;

const text = (path: string) => readFileSync(path, 'utf8');
const all = (content: string, pattern: RegExp) =>
  [...content.matchAll(pattern)].map(([, found]) => String(found));
const parse = (path: string) => new DOMParser().parseFromString(text(path), 'text/xml');
const android = (element: Element, name: string) => element.getAttribute(`android:${name}`);

/** The value after a key in a property list. */
const property = (list: Document, key: string) =>
  [...list.querySelectorAll('key')].find((each) => each.textContent === key)?.nextElementSibling;

const gradle = text(`${ANDROID}/app/build.gradle`);
const xcode = text(`${IOS}/App.xcodeproj/project.pbxproj`);
const manifest = parse(`${MAIN}/AndroidManifest.xml`);
const info = parse(`${IOS}/App/Info.plist`);

describe('both projects', () => {
  it('have the release and build of the product', () => {
    expect(all(gradle, /versionName "(.*)"/g)).toEqual([RELEASE]);
    expect(all(gradle, /versionCode (\d+)/g)).toEqual([String(BUILD)]);
    expect(all(xcode, /MARKETING_VERSION = (.*);/g)).toEqual([RELEASE, RELEASE]);
    expect(all(xcode, /CURRENT_PROJECT_VERSION = (.*);/g)).toEqual([String(BUILD), String(BUILD)]);
    expect(JSON.parse(text(`${MOBILE}/package.json`))).toMatchObject({ version: RELEASE });
  });

  it('have the id and name of the configuration', () => {
    const id = String(config.appId);
    expect(config.appName).toBe(PRODUCT_NAME);
    expect(all(gradle, /(?:applicationId|namespace =) "(.*)"/g)).toEqual([id, id]);
    expect(all(xcode, /PRODUCT_BUNDLE_IDENTIFIER = (.*);/g)).toEqual([id, id]);
    expect(existsSync(`${MAIN}/java/${id.replaceAll('.', '/')}/MainActivity.java`)).toBe(true);
    expect(property(info, 'CFBundleDisplayName')?.textContent).toBe(PRODUCT_NAME);
    expect(text(`${MAIN}/res/values/strings.xml`)).toContain(`>${PRODUCT_NAME}</string>`);
  });

  it('contain every plugin of package.json, and no others', () => {
    const { dependencies } = JSON.parse(text(`${MOBILE}/package.json`)) as {
      dependencies: Record<string, string>;
    };
    const platform = new Set(['@capacitor/core', '@capacitor/android', '@capacitor/ios']);
    const plugins = Object.keys(dependencies).filter((name) => !platform.has(name));
    const settings = text(`${ANDROID}/capacitor.settings.gradle`);
    const modules = plugins.map((name) => name.replace('@', '').replace('/', '-'));
    expect(all(settings, /node_modules\/(.*)\/android'/g).toSorted()).toEqual(plugins.toSorted());
    expect(
      all(
        text(`${ANDROID}/app/capacitor.build.gradle`),
        /implementation project\(':(.*)'\)/g,
      ).toSorted(),
    ).toEqual(modules.toSorted());
    const packages = text(`${IOS}/CapApp-SPM/Package.swift`);
    expect(all(packages, /path: ".*node_modules\/(.*)"/g).toSorted()).toEqual(plugins.toSorted());
    expect(packages).toContain(`exact: "${dependencies['@capacitor/ios']}"`);
  });

  it('show the background of the themes while starting', () => {
    const papers = all(text('packages/web/src/ui/tokens/tokens.css'), /--paper: (#[0-9a-f]{6});/g);
    const resource = (folder: string, name: string) =>
      parse(`${MAIN}/res/${folder}/colors.xml`).querySelector(`[name="${name}"]`)?.textContent;
    expect([resource('values', 'paper'), resource('values-night', 'paper')]).toEqual(papers);
    expect(resource('values', 'ic_launcher_background')).toBe(TILE.light);
    const { colors } = JSON.parse(
      text(`${IOS}/App/Assets.xcassets/Paper.colorset/Contents.json`),
    ) as { colors: { color: { components: Record<'red' | 'green' | 'blue', string> } }[] };
    const hex = colors.map(({ color: { components } }) =>
      [components.red, components.green, components.blue]
        .map((part) => part.replace('0x', '').toLowerCase())
        .join(''),
    );
    expect(hex.map((colour) => `#${colour}`)).toEqual(papers);
  });

  it('contain no path of a developer’s machine', () => {
    const files = globSync(
      `${MOBILE}/{android,ios}/**/*.{gradle,properties,swift,pbxproj,xml,json}`,
    ).filter((path) => !/\/(build|public|assets|capacitor-cordova-[a-z-]+)\//.test(path));
    expect(files.length).toBeGreaterThan(20);
    const strange = files.filter((path) => /\/(Users|home|root|work)\//.test(text(path)));
    expect(strange).toEqual([]);
  });
});

describe('the configuration', () => {
  it('runs the released files from origins that the server accepts', () => {
    expect(config.server).toEqual({ androidScheme: 'https', cleartext: false });
    const origins = text('packages/server/src/app/security-headers.ts');
    expect(origins).toContain(`'${config.server?.androidScheme}://localhost'`);
    expect(origins).toContain("'capacitor://localhost'");
  });

  it('restricts releases: no mixed content, no inspection, no log', () => {
    expect(config.android).toEqual({ allowMixedContent: false });
    expect(config.ios).not.toHaveProperty('webContentsDebuggingEnabled');
    expect(config.loggingBehavior).toBe('debug');
  });

  it('leaves hiding the splash screen to the app', () => {
    expect(config.plugins?.SplashScreen).toMatchObject({ launchAutoHide: false });
  });
});

describe('Android', () => {
  it('requests only the listed permissions', () => {
    const permissions = [...manifest.querySelectorAll('uses-permission, uses-permission-sdk-23')];
    expect(permissions.map((each) => String(android(each, 'name'))).toSorted()).toEqual([
      'android.permission.ACCESS_NETWORK_STATE',
      'android.permission.INTERNET',
      'android.permission.POST_NOTIFICATIONS',
    ]);
  });

  it('excludes everything from backups and forbids unencrypted connections', () => {
    const application = manifest.querySelector('application');
    if (!application) throw new Error('no application');
    expect(android(application, 'allowBackup')).toBe('false');
    expect(android(application, 'usesCleartextTraffic')).toBe('false');
    const rules = parse(`${MAIN}/res/xml/data_extraction_rules.xml`);
    for (const way of ['cloud-backup', 'device-transfer']) {
      const domains = [...rules.querySelectorAll(`${way} > exclude`)].map((each) =>
        each.getAttribute('domain'),
      );
      expect(domains).toEqual(
        expect.arrayContaining(['root', 'file', 'database', 'sharedpref', 'external']),
      );
    }
    expect(rules.querySelectorAll('include').length).toBe(0);
    expect(text(`${MAIN}/res/xml/network_security_config.xml`)).not.toContain('="true"');
  });

  it('has every resource that it refers to', () => {
    const own = /@(mipmap|drawable|xml)\/(\w+)/g;
    const files = [`${MAIN}/AndroidManifest.xml`, ...globSync(`${MAIN}/res/**/*.xml`)];
    const named = new Set(files.flatMap((path) => [...text(path).matchAll(own)]).map(([n]) => n));
    expect(named.size).toBeGreaterThan(5);
    const missing = [...named].filter((name) => {
      const [kind, file] = name.slice(1).split('/');
      return globSync(`${MAIN}/res/${kind}*/${file}.*`).length === 0;
    });
    expect(missing).toEqual([]);
  });
});

describe('iOS', () => {
  it('explains in our words why it needs the camera and photos', () => {
    for (const key of ['NSCameraUsageDescription', 'NSPhotoLibraryUsageDescription'])
      expect(property(info, key)?.textContent).toMatch(/^Relish .{30,}\.$/);
  });

  it('declares that there is no tracking, and ships the declaration', () => {
    const privacy = parse(`${IOS}/App/PrivacyInfo.xcprivacy`);
    expect(property(privacy, 'NSPrivacyTracking')?.tagName).toBe('false');
    expect(property(privacy, 'NSPrivacyTrackingDomains')?.children.length).toBe(0);
    const tracking = [...privacy.querySelectorAll('key')]
      .filter((key) => key.textContent === 'NSPrivacyCollectedDataTypeTracking')
      .map((key) => key.nextElementSibling?.tagName);
    expect(new Set(tracking)).toEqual(new Set(['false']));
    expect(xcode).toContain('PrivacyInfo.xcprivacy in Resources');
  });

  it('has every picture of its catalogues', () => {
    const catalogues = globSync(`${IOS}/App/Assets.xcassets/*/Contents.json`);
    const pictures = catalogues.flatMap((path) =>
      all(text(path), /"filename": "(.*)"/g).map((name) => join(path, '..', name)),
    );
    expect(pictures.length).toBe(9);
    expect(pictures.filter((path) => !existsSync(path))).toEqual([]);
  });
});

it('every XML file and property list is well formed', () => {
  const files = globSync(
    `${MOBILE}/{android/app/src,ios/App}/**/*.{xml,plist,storyboard,xcprivacy,entitlements}`,
  ).filter((path) => !path.includes('/public/'));
  expect(files.length).toBeGreaterThan(15);
  const broken = files.filter((path) => parse(path).querySelector('parsererror') !== null);
  expect(broken).toEqual([]);
});
