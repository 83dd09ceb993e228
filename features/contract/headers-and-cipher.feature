Feature: What travels between browser and bank
  Every call carries the same headers, its body is encrypted, and the bank receives the fields that its documentation names.

  Background:
    Given a company with these people:
      | Ama | Single |
    And these accounts:
      | account | currency | holds    |
      | Current | GHS      | 1,000.00 |
      | Savings | GHS      | 200.00   |

  @S1-7-01..06 @S3-1-09 @S3-7-01 @S1-7-36
  Scenario: Every call has the specified headers
    Given Ama signs in
    And Ama has opened the report "Transfers > Between Own Accounts"
    When Ama presses "Apply filters"
    Then Ama is told "No Transaction Found"
    And every call of Ama's browser goes to "/corporate-banking/api" and carries:
      | appVersion   | 1.2              |
      | languageCode | 1                |
      | countryCode  | 1                |
      | channel      | INTERNET-BANKING |
      | deviceId     | any              |
    And every call of Ama's browser names the same device

  @S1-7-38
  Scenario: Before the sign-in the session header is present and empty
    When Ama enters her user name and password
    Then Ama sees the dialog "OTP Verification"
    And every call of Ama's browser goes to "/corporate-banking/api" and carries:
      | sessionId |  |
